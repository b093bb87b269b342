import { Loader, Stack, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';

/**
 * Shown while the code of the quiz editor and its quiz are loading. Its words are those of every page: the editor's
 * would be named in the first file of each visit.
 */
export function LoadingEditor() {
  const m = useMessages(uiMessages);
  return (
    <Stack align="center" justify="center" mih="50vh" role="status">
      <Loader aria-hidden />
      <Text>{m.loadingEditor}</Text>
    </Stack>
  );
}
