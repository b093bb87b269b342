import { IconChecklist } from '@tabler/icons-react';
import { WaitingNote } from '#web/ui/admin/waiting-note.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useWaitingMark } from './waiting-mark.ts';

/** Says that answers wait for the reader's mark; nothing while none does. */
export function MarkingNote() {
  const waiting = useWaitingMark();
  if (!waiting) return null;
  return (
    <WaitingNote icon={<IconChecklist aria-hidden />}>
      <TextLink to="/admin/marking" c="inherit">
        {waiting.words}
      </TextLink>
    </WaitingNote>
  );
}
