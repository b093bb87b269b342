import { Alert } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { TextLink } from '#web/ui/text/links.tsx';
import { useWaitingMark } from './waiting-mark.ts';

/** Says that answers wait for the reader's mark; nothing while none does. */
export function WaitingNote() {
  const waiting = useWaitingMark();
  if (!waiting) return null;
  return (
    <Alert color="marigold" icon={<IconChecklist aria-hidden />} mt="md">
      <TextLink to="/admin/marking" c="inherit">
        {waiting.words}
      </TextLink>
    </Alert>
  );
}
