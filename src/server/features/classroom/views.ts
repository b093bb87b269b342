import type { z } from 'zod';
import type { Gradebook, OwnClass, ShownGradebook } from '#shared/features/classroom/schema.ts';
import type { ConditionRow } from './assigned/views.ts';
import type { AssignmentRow } from './assignments/queries.ts';
import { assignmentOf, managedAssignmentOf } from './assignments/views.ts';
import {
  type AttemptRow,
  cellOf,
  cellsIn,
  type EntryRow,
  nextQuizOf,
  remarksOf,
  shownCellOf,
} from './gradebook/views.ts';
import type { findClass, listMembers } from './queries.ts';
import type { listTeachers } from './teachers/queries.ts';

type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
type ClassRow = NonNullable<Awaited<ReturnType<typeof findClass>>>;

/** What the cells of classes are made of. */
interface CellRows {
  assignments: readonly AssignmentRow[];
  attempts: readonly AttemptRow[];
  entries: readonly EntryRow[];
  conditions: readonly ConditionRow[];
}

/** The rows that the gradebook of a class is made of. */
export interface GradebookParts extends CellRows {
  class: ClassRow;
  members: readonly MemberRow[];
}

export const classMember = ({ name, email, ...member }: MemberRow) => ({
  ...member,
  name: name ?? '',
  email: email ?? '',
});

export function gradebookOf(parts: GradebookParts, now: Date): z.input<typeof Gradebook> {
  const { members, assignments } = parts;
  const cellIn = cellsIn(parts);
  return {
    ...frameOf(parts),
    cells: members.flatMap(({ userId }) =>
      assignments.map((assignment) => ({
        userId,
        assignmentId: assignment.id,
        ...cellOf(cellIn(userId, assignment), now),
      })),
    ),
  };
}

export function shownGradebookOf(parts: GradebookParts, now: Date): z.input<typeof ShownGradebook> {
  const { members, assignments } = parts;
  const cellIn = cellsIn(parts);
  return {
    ...frameOf(parts),
    lines: members.map(({ userId }) =>
      assignments.map((assignment) => shownCellOf(cellIn(userId, assignment), now)),
    ),
  };
}

/** What is around the cells. */
const frameOf = ({ class: managed, members, assignments, conditions }: GradebookParts) => ({
  class: managed,
  members: members.map(classMember),
  assignments: assignments.map((row) => managedAssignmentOf(row, conditions)),
});

interface OwnParts extends CellRows {
  classes: readonly { id: number; name: string }[];
  teachers: Awaited<ReturnType<typeof listTeachers>>;
  userId: number;
}

export function ownClassesOf(
  { classes, teachers, assignments, userId, ...rows }: OwnParts,
  now: Date,
): z.input<typeof OwnClass>[] {
  const partsOf = cellsIn(rows);
  const byClass = Map.groupBy(assignments, ({ classId }) => classId);
  return classes.map(({ id, name }) => ({
    id,
    name,
    teachers: namesIn(id, teachers),
    assignments: (byClass.get(id) ?? []).flatMap((assignment) => {
      const parts = partsOf(userId, assignment);
      if (parts.memberState === 'not_assigned') return [];
      return {
        ...assignmentOf(parts.assignment),
        next: nextQuizOf(parts),
        ...cellOf(parts, now),
        remarks: remarksOf(parts),
      };
    }),
  }));
}

/** The names of those who teach a class now. */
export const namesIn = (classId: number, teachers: OwnParts['teachers']): string[] =>
  teachers.flatMap((teacher) =>
    teacher.classId === classId && teacher.isActive && teacher.name !== null ? [teacher.name] : [],
  );
