import { Loader, Stack, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { quizEditorMessages } from './messages/messages.ts';

/** Shown while the code of the quiz editor and its quiz are loading. */
export function LoadingEditor() {
  const m = useMessages(quizEditorMessages);
  return (
    <Stack align="center" justify="center" mih="50vh" role="status">
      <Loader aria-hidden />
      <Text>{m.loading}</Text>
    </Stack>
  );
}
