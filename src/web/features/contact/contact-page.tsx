import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import classes from './contact-page.module.css';
import { MessageForm } from './message-form.tsx';
import { contactMessages } from './messages/messages.ts';
import type { SentMessage } from './use-message-form.ts';

/** @param email the address of the site, where one is configured */
export function ContactPage({ email }: { email: string | undefined }) {
  const m = useMessages(contactMessages);
  const [sent, setSent] = useState<SentMessage>();
  return (
    <Page width="text">
      <PageHeader title={m.title} lead={m.lead} />
      {sent ? (
        <SentNote sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <MessageForm email={email} onSent={setSent} />
      )}
    </Page>
  );
}

function SentNote({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const m = useMessages(contactMessages).sent;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Card padding="xl" ref={note} tabIndex={-1} role="status" className={classes.sent}>
      <IconCircleCheck size={40} className={classes.sign} aria-hidden />
      <Title order={2}>{m.title}</Title>
      <Text>
        <Rich text={m.thanks} parts={{ email: () => <strong>{sent.email}</strong> }} />{' '}
        {sent.reference !== undefined && m.reference({ reference: String(sent.reference) })}
      </Text>
      <Group mt="sm">
        <Button variant="default" onClick={onAgain}>
          {m.another}
        </Button>
        <ButtonLink to="/">{m.home}</ButtonLink>
      </Group>
    </Card>
  );
}
