import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { RowList } from '#web/ui/lists/row-list.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import classes from '../admin/classroom.module.css';
import { classroomMessages } from '../admin/messages/messages.ts';
import { type ClassAssignment, type Gradebook, useClassCalls } from '../api.ts';
import { liveMessages } from '../live/messages/messages.ts';
import { AssignedThing } from './assigned-thing.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { LateNote } from './late-note.tsx';
import { assignmentMessages } from './messages/messages.ts';

/** What is assigned to the class. */
export function AssignmentList({ book }: { book: Gradebook }) {
  const m = useMessages(classroomMessages);
  const { editNamed } = useMessages(assignmentMessages);
  const live = useMessages(liveMessages);
  const [editing, setEditing] = useState<ClassAssignment>();
  const { unassign } = useClassCalls();
  const { run } = useReported(m.notDone);
  const { confirm, dialog } = useConfirm();
  const remove = ({ id: assignmentId, title }: ClassAssignment) =>
    confirm({
      title: m.unassignTitle({ name: title }),
      consequences: m.unassignHint,
      confirmLabel: m.remove,
      tone: 'danger',
      act: () => run(() => unassign({ classId: book.class.id, assignmentId }), m.unassigned),
    });
  return (
    <>
      <RowList className={classes.list} aria-label={m.assignments}>
        {book.assignments.map((assignment) => (
          <li key={assignment.id} className={classes.row}>
            <div className={classes.words}>
              <AssignedThing assignment={assignment} />
              {assignment.note && <span dir="auto">{assignment.note}</span>}
              <span className={classes.soft}>
                <Times assignment={assignment} />
              </span>
              <span className={classes.soft}>
                <LateNote assignment={assignment} /> <Audience assignment={assignment} />
              </span>
            </div>
            <TextLink
              to="/admin/class-live/$id"
              params={{ id: String(assignment.id) }}
              size="sm"
              className={classes.open}
              aria-label={live.openNamed({ name: assignment.title })}
            >
              {live.open}
            </TextLink>
            <Group gap="3xs" wrap="nowrap" className={classes.actions}>
              <ActionIcon
                aria-label={editNamed({ name: assignment.title })}
                onClick={() => setEditing(assignment)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={m.unassignNamed({ name: assignment.title })}
                onClick={() => remove(assignment)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </RowList>
      <EditDialog
        book={book}
        // As it was opened: what is entered stays when another teacher changes it meanwhile.
        assignment={editing}
        stored={book.assignments.find(({ id }) => id === editing?.id)}
        onLoad={setEditing}
        onClose={() => setEditing(undefined)}
      />
      {dialog}
    </>
  );
}

/** For how many members it is, if not for all, and for how many it is different. */
function Audience({
  assignment: { memberIds, memberConditions },
}: {
  assignment: ClassAssignment;
}) {
  const m = useMessages(assignmentMessages);
  const different = memberConditions.length;
  return (
    <>
      {memberIds && m.forMembers({ count: memberIds.length })}{' '}
      {different > 0 && m.differentFor({ count: different })}
    </>
  );
}

function Times({ assignment: { startsAt, dueAt } }: { assignment: ClassAssignment }) {
  const m = useMessages(classroomMessages);
  return (
    <Rich
      text={dueAt === null ? m.fromOn : m.fromUntil}
      parts={{
        start: () => <Moment at={startsAt} form="moment" />,
        due: () => dueAt && <Moment at={dueAt} form="moment" />,
      }}
    />
  );
}
