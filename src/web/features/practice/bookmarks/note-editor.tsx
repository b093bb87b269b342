import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FocusEvent } from 'react';
import { maxOwnNoteLength } from '#shared/features/practice/bookmarks/rules.ts';
import { useMessages } from '#web/language/language.tsx';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import type { OwnNotes } from './api.ts';
import classes from './bookmarks.module.css';
import { bookmarksMessages } from './messages/messages.ts';
import { useNoteText } from './use-note-text.ts';

interface NoteEditorProps {
  notes: OwnNotes;
  onClose: () => void;
}

/** Writes a note where it is shown. */
export function NoteEditor({ notes, onClose }: NoteEditorProps) {
  const m = useMessages(bookmarksMessages);
  const { text, type, state, failure, save, saveUnasked, isUnsaved } = useNoteText(notes);
  const saveAndClose = async () => {
    if (await save()) onClose();
  };
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndClose();
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) saveUnasked();
      }}
    >
      <GrowingTextarea
        label={m.ownNote}
        description={m.noteHint}
        autoFocus
        dir="auto"
        minRows={3}
        maxRows={20}
        maxLength={maxOwnNoteLength}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {failure && (
        <Alert
          color="fail"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={failure.code === 'stale' ? m.stale : m.notSaved}
        >
          {failure.code === 'stale' ? <OtherVersion note={notes.note} /> : failure.message}
        </Alert>
      )}
      <Group gap="xs">
        <Button type="submit" size="compact-md" loading={state === 'saving'}>
          {m.save}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          disabled={state === 'saving'}
          onClick={() => void saveAndClose()}
        >
          {m.close}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {state === 'saved' && m.saved}
        </Text>
      </Group>
      <UnsavedGuard isUnsaved={isUnsaved}>{m.unsaved}</UnsavedGuard>
    </form>
  );
}

function OtherVersion({ note }: { note: string | null }) {
  const m = useMessages(bookmarksMessages);
  if (note === null) return m.otherRemoved;
  return (
    <>
      {m.staleHint}
      <div className={classes.other} dir="auto">
        <Markdown>{note}</Markdown>
      </div>
    </>
  );
}
