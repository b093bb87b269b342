import {
  Alert,
  Anchor,
  Button,
  Card,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import {
  ContactCategory,
  ContactForm,
  contactMessageLength,
} from '#shared/features/contact/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useUser } from '#web/session/session.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { contactFailure, useSendContactMessage } from './api.ts';
import classes from './contact-page.module.css';
import { contactMessages } from './messages/messages.ts';

interface Sent {
  email: string;
  reference: number | undefined;
}

/** @param email the address of the site, where one is configured */
export function ContactPage({ email }: { email: string | undefined }) {
  const m = useMessages(contactMessages);
  const [sent, setSent] = useState<Sent>();
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

/** The form may be without a category; a message to send has one. */
const Draft = ContactForm.extend({ category: z.string().pipe(ContactCategory) });

interface MessageFormProps {
  email: string | undefined;
  onSent: (sent: Sent) => void;
}

function MessageForm({ email, onSent }: MessageFormProps) {
  const m = useMessages(contactMessages);
  const user = useUser();
  const send = useSendContactMessage();
  const once = useIdempotencyKey();
  const initialValues: z.input<typeof Draft> = {
    name: user?.displayName || user?.firstName || user?.username || '',
    email: user?.email ?? '',
    subject: '',
    category: '',
    message: '',
    website: '',
  };
  const { form, formProps, pending, failure } = useZodForm({
    schema: Draft,
    initialValues,
    onSubmit: async (message) => {
      const { success, reference } = await once((idempotencyKey) =>
        send.mutateAsync({ ...message, idempotencyKey }),
      );
      if (!success) throw new Error('The message was not taken');
      onSent({ email: message.email, reference });
    },
  });
  const length = form.getValues().message.length;
  const choices = [
    { value: '', label: m.choose },
    ...ContactCategory.options.map((value) => ({ value, label: m.categories[value] })),
  ];

  return (
    <Card padding="lg">
      <form {...formProps}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label={m.name}
              withAsterisk
              autoComplete="name"
              {...form.getInputProps('name')}
            />
            <TextInput
              label={m.email}
              type="email"
              withAsterisk
              autoComplete="email"
              {...form.getInputProps('email')}
            />
          </SimpleGrid>
          <NativeSelect
            label={m.category}
            withAsterisk
            size="md"
            data={choices}
            {...form.getInputProps('category')}
          />
          <TextInput label={m.subject} withAsterisk {...form.getInputProps('subject')} />
          <div>
            <Textarea
              label={m.message}
              withAsterisk
              minRows={6}
              maxRows={20}
              maxLength={contactMessageLength}
              {...form.getInputProps('message')}
            />
            <Text size="sm" c="dimmed" ta="end" mt={4} data-figures>
              {m.length({ length, most: contactMessageLength })}
            </Text>
          </div>
          {/* Programs that fill in every field find it; people do not. */}
          <VisuallyHidden aria-hidden>
            <label>
              {m.leaveEmpty}
              <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
            </label>
          </VisuallyHidden>
          {failure && !failure.fields && (
            <Alert
              color="fail"
              role="alert"
              title={m.failed}
              icon={<IconAlertTriangle aria-hidden />}
            >
              {contactFailure(send.error, m.failure)} {m.kept}{' '}
              {email && <WriteTo text={m.alsoWrite} email={email} />}
            </Alert>
          )}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {m.onlyToReply} {email && <WriteTo text={m.orWrite} email={email} />}
            </Text>
            <Button type="submit" loading={pending}>
              {m.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function WriteTo({ text, email }: { text: string; email: string }) {
  const mail = () => (
    <Anchor href={`mailto:${email}`} inherit>
      {email}
    </Anchor>
  );
  return <Rich text={text} parts={{ mail }} />;
}

function SentNote({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
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
