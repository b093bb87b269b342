import { Center, Loader, Stack, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { attemptMessages } from '../messages/messages.ts';

/** Until the summary is there. */
export function LoadingResults() {
  const m = useMessages(attemptMessages);
  return (
    <Center mih="50vh" role="status">
      <Stack align="center" gap="sm">
        <Loader aria-hidden />
        <Text>{m.loadingResults}</Text>
      </Stack>
    </Center>
  );
}
