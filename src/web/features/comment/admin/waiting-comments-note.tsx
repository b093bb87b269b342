import { IconMessages } from '@tabler/icons-react';
import { WaitingNote } from '#web/ui/admin/waiting-note.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useWaitingComments } from './waiting-comments.ts';

/** Says that comments need the reader's decision; nothing while none does. */
export function WaitingCommentsNote() {
  const waiting = useWaitingComments();
  if (!waiting) return null;
  return (
    <WaitingNote icon={<IconMessages aria-hidden />}>
      <TextLink to="/admin/comments" c="inherit">
        {waiting.words}
      </TextLink>
    </WaitingNote>
  );
}
