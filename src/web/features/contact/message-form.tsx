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
  type TextareaProps,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ContactCategory, contactMessageLength } from '#shared/features/contact/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import { contactFailure } from './api.ts';
import classes from './contact-page.module.css';
import { contactMessages } from './messages/messages.ts';
import { type SentMessage, useMessageForm } from './use-message-form.ts';

/** Not part of a first visit: it brings a dialog along, and is loaded when the form gets the focus. */
const UnsavedGuard = lazyPart(
  () => import('#web/ui/form/unsaved-guard.tsx').then((file) => file.UnsavedGuard),
  NoPart,
);

interface MessageFormProps {
  /** The address of the site, where one is configured. */
  email: string | undefined;
  onSent: (sent: SentMessage) => void;
}

/** A message to the site, with a way to be answered. */
export function MessageForm({ email, onSent }: MessageFormProps) {
  const m = useMessages(contactMessages);
  const { form, formProps, pending, failure, changed, sendError } = useMessageForm(onSent);
  const [isBegun, setBegun] = useState(false);
  const choices = [
    { value: '', label: m.choose },
    ...ContactCategory.options.map((value) => ({ value, label: m.categories[value] })),
  ];

  return (
    <Card padding="lg">
      {(isBegun || changed) && (
        <Suspense>
          <UnsavedGuard isUnsaved={() => changed} />
        </Suspense>
      )}
      <form {...formProps} onFocus={() => setBegun(true)}>
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
          <MessageField text={form.getValues().message} field={form.getInputProps('message')} />
          {/* Programs that fill in every field find it; people do not. */}
          <VisuallyHidden aria-hidden>
            <label>
              {m.leaveEmpty}
              <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
            </label>
          </VisuallyHidden>
          {failure && !failure.fields && (
            <NotSent reason={contactFailure(sendError, m.failure)} email={email} />
          )}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {m.onlyToReply} {email && <WriteTo text={m.orWrite} email={email} />}
            </Text>
            <Button type="submit" loading={pending} className={classes.send}>
              {m.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

interface MessageFieldProps {
  text: string;
  field: Partial<TextareaProps>;
}

/** The message, with how long it is and may be. */
function MessageField({ text, field }: MessageFieldProps) {
  const m = useMessages(contactMessages);
  return (
    <div>
      <Textarea
        label={m.message}
        withAsterisk
        minRows={6}
        maxRows={20}
        maxLength={contactMessageLength}
        {...field}
      />
      <Text size="sm" c="dimmed" ta="end" mt="2xs" data-figures>
        {m.length({ length: text.length, most: contactMessageLength })}
      </Text>
    </div>
  );
}

interface NotSentProps {
  reason: string;
  email: string | undefined;
}

/** Why it was not sent, and that what was typed is still there. */
function NotSent({ reason, email }: NotSentProps) {
  const m = useMessages(contactMessages);
  return (
    <Alert color="fail" role="alert" title={m.failed} icon={<IconAlertTriangle aria-hidden />}>
      {reason} {m.kept} {email && <WriteTo text={m.alsoWrite} email={email} />}
    </Alert>
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
