import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** The post was deleted while it was edited; what was written need not be lost with it. */
export function PostGone({ pending, onSaveAsNew }: { pending: boolean; onSaveAsNew: () => void }) {
  return (
    <Alert
      color="fail"
      icon={<IconAlertTriangle aria-hidden />}
      title="This post has been deleted meanwhile"
      role="alert"
    >
      <Text size="sm">What you wrote is still in the form.</Text>
      <Button size="sm" mt="sm" variant="default" loading={pending} onClick={onSaveAsNew}>
        Save mine as a new draft
      </Button>
    </Alert>
  );
}
