import { Button, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ContactStatus } from '#shared/features/contact/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { focusIfLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type InboxMessage, useInboxCalls } from './api.ts';
import { inboxMessages } from './messages/messages.ts';

/** The statuses that a message can get. */
const next = {
  new: ['resolved', 'spam'],
  resolved: ['new', 'spam'],
  spam: ['new'],
} as const satisfies Record<ContactStatus, readonly ContactStatus[]>;

export function MessageButtons({ message: { id, status } }: { message: InboxMessage }) {
  const m = useMessages(inboxMessages);
  const { decide } = useInboxCalls();
  const toast = useToast();
  const group = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<ContactStatus>();
  const become = async (chosen: ContactStatus) => {
    setPending(chosen);
    try {
      await decide({ id, status: chosen });
      toast({ title: m.decided[chosen], tone: 'pass' });
      // The pressed button is replaced by the one that reverses it, so the group gets the focus.
      focusIfLost(group);
    } catch (error) {
      toast({ title: m.notDone, message: messageOf(error, ''), tone: 'fail' });
    } finally {
      setPending(undefined);
    }
  };
  const labels = {
    resolved: m.resolve,
    spam: m.markSpam,
    new: status === 'spam' ? m.notSpam : m.reopen,
  };
  return (
    <Group ref={group} tabIndex={-1} gap="xs">
      {next[status].map((chosen) => (
        <Button
          key={chosen}
          size="sm"
          variant="default"
          loading={pending === chosen}
          disabled={pending !== undefined && pending !== chosen}
          onClick={() => void become(chosen)}
        >
          {labels[chosen]}
        </Button>
      ))}
    </Group>
  );
}
