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
  contactCategoryLabels,
  contactMessageLength,
} from '#shared/features/contact/schema.ts';
import { useUser } from '#web/session/session.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { contactFailure, useSendContactMessage } from './api.ts';
import classes from './contact-page.module.css';

interface Sent {
  email: string;
  reference: number | undefined;
}

/** @param email the address of the site, where one is configured */
export function ContactPage({ email }: { email: string | undefined }) {
  const [sent, setSent] = useState<Sent>();
  return (
    <Page width="text">
      <PageHeader
        title="Contact"
        lead="A question, a mistake in a quiz, an idea: write to us. We reply within 24 hours."
      />
      {sent ? (
        <SentNote sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        <MessageForm email={email} onSent={setSent} />
      )}
    </Page>
  );
}

const choices = [
  { value: '', label: 'Choose a category' },
  ...ContactCategory.options.map((value) => ({ value, label: contactCategoryLabels[value] })),
];

/** The form may be without a category; a message to send has one. */
const Draft = ContactForm.extend({ category: z.string().pipe(ContactCategory) });

interface MessageFormProps {
  email: string | undefined;
  onSent: (sent: Sent) => void;
}

function MessageForm({ email, onSent }: MessageFormProps) {
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

  return (
    <Card padding="lg">
      <form {...formProps}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="Name"
              withAsterisk
              autoComplete="name"
              {...form.getInputProps('name')}
            />
            <TextInput
              label="Email"
              type="email"
              withAsterisk
              autoComplete="email"
              {...form.getInputProps('email')}
            />
          </SimpleGrid>
          <NativeSelect
            label="Category"
            withAsterisk
            size="md"
            data={choices}
            {...form.getInputProps('category')}
          />
          <TextInput label="Subject" withAsterisk {...form.getInputProps('subject')} />
          <div>
            <Textarea
              label="Message"
              withAsterisk
              minRows={6}
              maxRows={20}
              maxLength={contactMessageLength}
              {...form.getInputProps('message')}
            />
            <Text size="sm" c="dimmed" ta="end" mt={4} data-figures>
              {formatCount(length)} of {formatCount(contactMessageLength)}
            </Text>
          </div>
          {/* Programs that fill in every field find it; people do not. */}
          <VisuallyHidden aria-hidden>
            <label>
              Leave this empty
              <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
            </label>
          </VisuallyHidden>
          {failure && !failure.fields && (
            <Alert
              color="fail"
              role="alert"
              title="Failed to send message"
              icon={<IconAlertTriangle aria-hidden />}
            >
              {contactFailure(send.error)} What you wrote is still here.
              {email && (
                <>
                  {' '}
                  You can also write to <MailLink email={email} />.
                </>
              )}
            </Alert>
          )}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              We use your address only to reply.
              {email && (
                <>
                  {' '}
                  Or write to <MailLink email={email} />.
                </>
              )}
            </Text>
            <Button type="submit" loading={pending}>
              Send Message
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

const MailLink = ({ email }: { email: string }) => (
  <Anchor href={`mailto:${email}`} inherit>
    {email}
  </Anchor>
);

function SentNote({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Card padding="xl" ref={note} tabIndex={-1} role="status" className={classes.sent}>
      <IconCircleCheck size={40} className={classes.sign} aria-hidden />
      <Title order={2}>Message Sent!</Title>
      <Text>
        Thank you. We reply to <strong>{sent.email}</strong> within 24 hours.
        {sent.reference !== undefined && ` Your reference is ${sent.reference}.`}
      </Text>
      <Group mt="sm">
        <Button variant="default" onClick={onAgain}>
          Write another message
        </Button>
        <ButtonLink to="/">Home</ButtonLink>
      </Group>
    </Card>
  );
}
