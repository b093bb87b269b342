import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ContactNotes, contactMessageLength } from '#shared/features/contact/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useInboxCalls } from './api.ts';
import classes from './inbox-page.module.css';
import { inboxMessages } from './messages/messages.ts';

const Draft = ContactNotes.pick({ notes: true });

interface NotesFormProps {
  id: number;
  /** As they were read last. */
  stored: string;
}

/** What administrators note about a message for one another. */
export function NotesForm({ id, stored }: NotesFormProps) {
  const m = useMessages(inboxMessages);
  const { saveNotes } = useInboxCalls();
  const toast = useToast();
  /** What the field began with. */
  const [begun, setBegun] = useState(stored);
  /** What was saved from here last. */
  const [saved, setSaved] = useState<string>();
  const { form, formProps, pending, failure, changed } = useZodForm({
    schema: Draft,
    initialValues: { notes: stored },
    onSubmit: async ({ notes }) => {
      await saveNotes({ id, notes, before: stored });
      setSaved(notes);
      // What was typed while it was saved stays.
      if (form.getValues().notes.trim() === notes) form.setValues({ notes });
      toast({ title: m.notesSaved, tone: 'pass' });
    },
  });
  const isNewer = stored !== begun;
  // Notes of others take the place of a text that was not changed; one that was stays, and theirs are shown below it.
  const takesOver = isNewer && (!changed || form.getValues().notes === stored);
  const toShow = takesOver ? stored : undefined;
  const takeOver = useEffectEvent((notes: string) => {
    form.setValues({ notes });
    form.resetDirty({ notes });
    setBegun(notes);
  });
  useEffect(() => {
    if (toShow !== undefined) takeOver(toShow);
  }, [toShow]);
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
        {isNewer && !takesOver && stored !== saved && (
          <Alert color="marigold" title={m.notesMeanwhile} role="status">
            <span className={classes.text} dir="auto">
              {stored || m.notesEmpty}
            </span>
          </Alert>
        )}
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
