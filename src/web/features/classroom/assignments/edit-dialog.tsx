import { Alert, Button, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { isFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { classroomMessages } from '../admin/messages/messages.ts';
import { type ClassAssignment, type Gradebook, useClassCalls } from '../api.ts';
import { AssignmentForm, type Conditions, sentConditions } from './assignment-form.tsx';
import { enteredConditions } from './member-conditions.tsx';
import { assignmentMessages } from './messages/messages.ts';

interface EditDialogProps {
  book: Gradebook;
  /** As it was when the form was opened; undefined while the dialog is closed. */
  assignment: ClassAssignment | undefined;
  /** As it is now; undefined once it is removed. */
  stored: ClassAssignment | undefined;
  /** Shows this version in the form. */
  onLoad: (assignment: ClassAssignment) => void;
  onClose: () => void;
}

/** Changes the conditions of an assignment. */
export function EditDialog({ book, assignment, stored, onLoad, onClose }: EditDialogProps) {
  const { edit } = useMessages(assignmentMessages);
  const shown = useLastShown(assignment);
  return (
    <FormDialog opened={stored !== undefined} onClose={onClose} title={edit}>
      {({ cancel }) =>
        shown && (
          <EditForm
            key={`${shown.id} ${shown.updatedAt}`}
            book={book}
            assignment={shown}
            onLoad={() => stored && onLoad(stored)}
            onClose={onClose}
            onCancel={cancel}
          />
        )
      }
    </FormDialog>
  );
}

interface EditFormProps {
  book: Gradebook;
  assignment: ClassAssignment;
  /** Loads the newest version. */
  onLoad: () => void;
  onClose: () => void;
  onCancel: () => void;
}

function EditForm({ book, assignment, onLoad, onClose, onCancel }: EditFormProps) {
  const m = useMessages(classroomMessages);
  const { edited, editHint } = useMessages(assignmentMessages);
  const { changeAssignment } = useClassCalls();
  const { pending, run } = useReported(m.notDone);
  const [isOutdated, setOutdated] = useState(false);
  const {
    id: assignmentId,
    title,
    language,
    updatedAt: loadedUpdatedAt,
    startsAt,
    late,
  } = assignment;
  const save = async (entered: Conditions) => {
    const key = { classId: book.class.id, assignmentId };
    const change = { ...key, loadedUpdatedAt, ...sentConditions(entered) };
    const send = () =>
      changeAssignment(change).catch((error: unknown) => {
        setOutdated(isFailure(error, 'stale'));
        throw error;
      });
    if (await run(send, edited)) onClose();
  };
  return (
    <AssignmentForm
      initial={{
        ...{ startsAt, late, note: assignment.note ?? '' },
        ...{ dueAt: assignment.dueAt ?? '', cutOffAt: assignment.cutOffAt ?? '' },
        memberIds: assignment.memberIds,
        memberConditions: assignment.memberConditions.map(({ userId, ...own }) => ({
          userId,
          ...enteredConditions(own),
        })),
      }}
      members={book.members}
      saveLabel={m.save}
      isChosen
      pending={pending}
      onSave={(entered) => void save(entered)}
      onCancel={onCancel}
    >
      <div>
        <Text fw={600} dir="auto" lang={language}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {editHint}
        </Text>
      </div>
      {isOutdated && <Outdated onLoad={onLoad} />}
    </AssignmentForm>
  );
}

function Outdated({ onLoad }: Pick<EditFormProps, 'onLoad'>) {
  const { outdated, outdatedHint, loadNewest } = useMessages(assignmentMessages);
  return (
    <Alert color="marigold" icon={<IconGitMerge aria-hidden />} title={outdated} role="alert">
      <Text size="sm">{outdatedHint}</Text>
      <Button size="sm" variant="default" mt="sm" onClick={onLoad}>
        {loadNewest}
      </Button>
    </Alert>
  );
}
