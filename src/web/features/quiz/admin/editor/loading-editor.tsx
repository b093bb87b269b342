import { Loader, Stack, Text } from '@mantine/core';

/** Stands for the quiz editor while its code and its quiz come. */
export function LoadingEditor() {
  return (
    <Stack align="center" justify="center" mih="50vh" role="status">
      <Loader aria-hidden />
      <Text>Loading editor...</Text>
    </Stack>
  );
}
