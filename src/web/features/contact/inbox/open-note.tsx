import { IconMail } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { WaitingNote } from '#web/ui/admin/waiting-note.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useOpenMessages } from './api.ts';
import { inboxMessages } from './messages/messages.ts';

/** Says that contact messages are open; nothing while none is. */
export function OpenNote() {
  const m = useMessages(inboxMessages);
  const { open = 0, overdue = 0 } = useOpenMessages() ?? {};
  if (open === 0) return null;
  return (
    <WaitingNote icon={<IconMail aria-hidden />} isLate={overdue > 0}>
      <TextLink to="/admin/contact-messages" c="inherit">
        {m.open({ count: open })}
      </TextLink>
      {overdue > 0 && <> · {m.overdue({ count: overdue })}</>}
    </WaitingNote>
  );
}
