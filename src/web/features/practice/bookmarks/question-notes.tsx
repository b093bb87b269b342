import { Button } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { type OwnNotes, useAttemptNotes, useQuestionNotes } from './api.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import classes from './bookmarks.module.css';
import { keptNote } from './kept-note.ts';
import { bookmarksMessages } from './messages/messages.ts';
import { NoteEditor } from './note-editor.tsx';

interface QuestionNotesProps {
  notes: OwnNotes;
  isListed?: boolean;
}

/** The bookmark and the note of a question that its learner has answered. */
export function QuestionNotes({ notes, isListed = false }: QuestionNotesProps) {
  const m = useMessages(bookmarksMessages);
  const { id, note } = notes;
  const user = useUser();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  // What an earlier visit could not save.
  useEffect(() => {
    if (keptNote(user?.id, id).read()) setEditing(true);
  }, [user?.id, id]);
  return (
    <>
      {isEditing && <NoteEditor notes={notes} onClose={() => setEditing(false)} />}
      {!isEditing && note !== null && <ShownNote note={note} />}
      <BookmarkButton notes={notes} isListed={isListed} />
      {!isEditing && (
        <Button
          ref={button}
          variant="subtle"
          color="gray"
          size="compact-sm"
          data-print="hide"
          leftSection={<IconNote size={18} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {note === null ? m.addNote : m.editNote}
        </Button>
      )}
    </>
  );
}

function ShownNote({ note }: { note: string }) {
  const m = useMessages(bookmarksMessages);
  return (
    <div className={classes.note}>
      <IconNote className={classes.icon} size={20} aria-hidden />
      <div>
        <h3 className={classes.heading}>{m.ownNote}</h3>
        <div dir="auto">
          <Markdown>{note}</Markdown>
        </div>
      </div>
    </div>
  );
}

/** The same at a question of a result. While its messages are loaded, the rest of the page stays. */
export function AttemptNotes({ attemptId, questionId }: { attemptId: number; questionId: number }) {
  const notes = useAttemptNotes(attemptId, questionId);
  return notes ? (
    <Suspense>
      <QuestionNotes notes={notes} />
    </Suspense>
  ) : null;
}

/** The same below a question that was checked in practice. */
export function PracticeNotes({ questionId }: { questionId: number }) {
  const notes = useQuestionNotes(questionId);
  if (!notes) return null;
  return (
    <div className={classes.tools}>
      <Suspense>
        <QuestionNotes notes={notes} />
      </Suspense>
    </div>
  );
}
