import { Button, Group, Stack, Textarea } from '@mantine/core';
import { ContactNotes, contactMessageLength } from '#shared/features/contact/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useInboxCalls } from './api.ts';
import { inboxMessages } from './messages/messages.ts';

const Draft = ContactNotes.pick({ notes: true });

/** What administrators note about a message for one another. */
export function NotesForm({ id, stored }: { id: number; stored: string }) {
  const m = useMessages(inboxMessages);
  const { saveNotes } = useInboxCalls();
  const toast = useToast();
  const { form, formProps, pending, failure, changed } = useZodForm({
    schema: Draft,
    initialValues: { notes: stored },
    onSubmit: async ({ notes }) => {
      await saveNotes({ id, notes, before: stored });
      toast({ title: m.notesSaved, tone: 'pass' });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Textarea
          aria-label={m.notes}
          description={m.notesHint}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={contactMessageLength}
          {...form.getInputProps('notes')}
        />
        {failure && !failure.fields && <FailureAlert title={m.notDone} error={failure.message} />}
        <Group justify="flex-end">
          <Button type="submit" variant="default" size="sm" disabled={!changed} loading={pending}>
            {m.saveNotes}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
