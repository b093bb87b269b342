import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { blogAdminMessages } from './messages/messages.ts';

/** Shown when the post was deleted while it was edited; offers to save the work as a new post. */
export function PostGone({ pending, onSaveAsNew }: { pending: boolean; onSaveAsNew: () => void }) {
  const m = useMessages(blogAdminMessages).conflict;
  return (
    <Alert color="fail" icon={<IconAlertTriangle aria-hidden />} title={m.gone} role="alert">
      <Text size="sm">{m.stillInForm}</Text>
      <Button size="sm" mt="sm" variant="default" loading={pending} onClick={onSaveAsNew}>
        {m.saveAsNew}
      </Button>
    </Alert>
  );
}
