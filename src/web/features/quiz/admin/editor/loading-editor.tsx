import { Loader, Stack, Text } from '@mantine/core';

/** Shown while the code of the quiz editor and its quiz are loading. */
export function LoadingEditor() {
  return (
    <Stack align="center" justify="center" mih="50vh" role="status">
      <Loader aria-hidden />
      <Text>Loading editor...</Text>
    </Stack>
  );
}
