import { Alert } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useWaitingCount } from './api.ts';
import { markingMessages } from './messages/messages.ts';

/** Says that answers wait for the reader's mark; nothing while none does. */
export function WaitingNote() {
  const m = useMessages(markingMessages);
  const count = useWaitingCount() ?? 0;
  if (count === 0) return null;
  return (
    <Alert color="marigold" icon={<IconChecklist aria-hidden />} mt="md">
      <TextLink to="/admin/marking" c="inherit">
        {m.toMark({ count })}
      </TextLink>
    </Alert>
  );
}
