import { Alert } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useOpenMessages } from './api.ts';
import { inboxMessages } from './messages/messages.ts';

/** Says that contact messages are open; nothing while none is. */
export function OpenNote() {
  const m = useMessages(inboxMessages);
  const { open = 0, overdue = 0 } = useOpenMessages() ?? {};
  if (open === 0) return null;
  return (
    <Alert color={overdue > 0 ? 'fail' : 'marigold'} icon={<IconMail aria-hidden />} mt="md">
      <TextLink to="/admin/contact-messages" c="inherit">
        {m.open({ count: open })}
      </TextLink>
      {overdue > 0 && <> · {m.overdue({ count: overdue })}</>}
    </Alert>
  );
}
