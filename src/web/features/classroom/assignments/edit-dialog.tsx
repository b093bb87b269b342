import { Text } from '@mantine/core';
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
  /** Undefined while the dialog is closed. */
  assignment: ClassAssignment | undefined;
  onClose: () => void;
}

/** Changes the conditions of an assignment. */
export function EditDialog({ book, assignment, onClose }: EditDialogProps) {
  const { edit } = useMessages(assignmentMessages);
  const shown = useLastShown(assignment);
  return (
    <FormDialog opened={assignment !== undefined} onClose={onClose} title={edit}>
      {({ cancel }) =>
        shown && (
          <EditForm
            key={`${shown.id} ${shown.updatedAt}`}
            book={book}
            assignment={shown}
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
  onClose: () => void;
  onCancel: () => void;
}

function EditForm({ book, assignment, onClose, onCancel }: EditFormProps) {
  const m = useMessages(classroomMessages);
  const { edited, editHint } = useMessages(assignmentMessages);
  const { changeAssignment } = useClassCalls();
  const { pending, run } = useReported(m.notDone);
  const {
    id: assignmentId,
    title,
    language,
    updatedAt: loadedUpdatedAt,
    startsAt,
    late,
  } = assignment;
  const save = async (entered: Conditions) => {
    const place = { classId: book.class.id, assignmentId };
    const change = { ...place, loadedUpdatedAt, ...sentConditions(entered) };
    if (await run(() => changeAssignment(change), edited)) onClose();
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
    </AssignmentForm>
  );
}
