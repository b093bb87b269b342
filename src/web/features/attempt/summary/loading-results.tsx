import { Center, Loader, Stack, Text } from '@mantine/core';

/** Until the summary is there. */
export function LoadingResults() {
  return (
    <Center mih="50vh" role="status">
      <Stack align="center" gap="sm">
        <Loader aria-hidden />
        <Text>Loading results...</Text>
      </Stack>
    </Center>
  );
}
