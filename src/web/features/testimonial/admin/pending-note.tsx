import { IconMessageStar } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { WaitingNote } from '#web/ui/admin/waiting-note.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { usePendingCount } from './api.ts';
import { testimonialAdminMessages } from './messages/messages.ts';

/** Says that testimonials wait for an administrator; nothing while none does. */
export function PendingNote() {
  const m = useMessages(testimonialAdminMessages);
  const pending = usePendingCount();
  if (pending === 0) return null;
  return (
    <WaitingNote icon={<IconMessageStar aria-hidden />}>
      <TextLink to="/admin/testimonials" search={{ status: 'pending' }} c="inherit">
        {m.toReview({ count: pending })}
      </TextLink>
    </WaitingNote>
  );
}
