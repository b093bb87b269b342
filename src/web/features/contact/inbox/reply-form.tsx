import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { contactMessageLength, NewContactReply } from '#shared/features/contact/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useInboxCalls } from './api.ts';
import { inboxMessages } from './messages/messages.ts';

const Draft = NewContactReply.pick({ text: true, resolves: true });

interface ReplyFormProps {
  id: number;
  contactEmail: string | null;
}

/** An answer, which is sent by mail. */
export function ReplyForm({ id, contactEmail }: ReplyFormProps) {
  const m = useMessages(inboxMessages);
  const { reply } = useInboxCalls();
  const toast = useToast();
  const once = useIdempotencyKey();
  const { form, formProps, pending, failure } = useZodForm({
    schema: Draft,
    initialValues: { text: '', resolves: true },
    onSubmit: async (answer) => {
      const { text } = form.getValues();
      await once((idempotencyKey) => reply({ id, ...answer, idempotencyKey }));
      // What was typed meanwhile stays, for another answer.
      if (form.getValues().text === text) form.reset();
      toast({ title: m.replied, tone: 'pass' });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Textarea
          label={m.yourAnswer}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={contactMessageLength}
          {...form.getInputProps('text')}
        />
        <Text size="sm" c="dimmed">
          {contactEmail ? m.replyGoesTo({ email: contactEmail }) : m.noAddress}
        </Text>
        {failure && !failure.fields && <FailureAlert title={m.notDone} error={failure.message} />}
        <Group justify="space-between">
          <Checkbox
            label={m.alsoResolve}
            {...form.getInputProps('resolves', { type: 'checkbox' })}
          />
          <Button type="submit" loading={pending}>
            {m.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
