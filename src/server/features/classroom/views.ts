import type { z } from 'zod';
import { protectedCell } from '#server/kernel/files/protected-cell.ts';
import { assignmentMark, assignmentState } from '#shared/features/classroom/rules.ts';
import type { Gradebook, OwnClass } from '#shared/features/classroom/schema.ts';
import type { findClass, listAssignedAttempts, listAssignments, listMembers } from './queries.ts';
import type { listTeachers } from './teachers/queries.ts';

type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number];
type AttemptRow = Awaited<ReturnType<typeof listAssignedAttempts>>[number];
type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
type ClassRow = NonNullable<Awaited<ReturnType<typeof findClass>>>;

const assignmentOf = ({ id, quizId, quizTitle, quizLanguage, ...row }: AssignmentRow) => ({
  id,
  quiz: { id: quizId, title: quizTitle, language: quizLanguage },
  note: row.note,
  startsAt: row.startsAt,
  dueAt: row.dueAt,
});

const cellKey = (userId: number, assignmentId: number) => `${userId} ${assignmentId}`;

/** The mark that counts, by member and assignment. */
function countedMarks(assignments: readonly AssignmentRow[], attempts: readonly AttemptRow[]) {
  const times = new Map(assignments.map((assignment) => [assignment.id, assignment]));
  const byCell = Map.groupBy(attempts, ({ userId, assignmentId }) => cellKey(userId, assignmentId));
  const marks = new Map<string, AssignmentMark>();
  for (const [key, own] of byCell) {
    const assignment = times.get(own[0]?.assignmentId ?? 0);
    const mark = assignment && assignmentMark(assignment, own);
    if (mark) marks.set(key, mark);
  }
  return marks;
}

type AssignmentMark = NonNullable<ReturnType<typeof assignmentMark<AttemptRow>>>;

function outcomeOf(assignment: AssignmentRow, mark: AssignmentMark | undefined, now: Date) {
  const result = mark
    ? {
        attemptId: mark.attempt.attemptId,
        rule: mark.rule,
        percentage: mark.percentage,
        score: mark.attempt.score,
        totalQuestions: mark.attempt.totalQuestions,
        passed: mark.passed,
      }
    : null;
  return { state: assignmentState(assignment, mark?.attempt.endedAt ?? null, now), result };
}

interface Parts {
  class: ClassRow;
  members: readonly MemberRow[];
  assignments: readonly AssignmentRow[];
  attempts: readonly AttemptRow[];
}

export function gradebookOf(
  { class: managed, members, assignments, attempts }: Parts,
  now: Date,
): z.input<typeof Gradebook> {
  const counted = countedMarks(assignments, attempts);
  return {
    class: managed,
    members: members.map(({ name, email, ...member }) => ({
      ...member,
      name: name ?? '',
      email: email ?? '',
    })),
    assignments: assignments.map(assignmentOf),
    cells: members.flatMap(({ userId }) =>
      assignments.map((assignment) => ({
        userId,
        assignmentId: assignment.id,
        ...outcomeOf(assignment, counted.get(cellKey(userId, assignment.id)), now),
      })),
    ),
  };
}

interface OwnParts {
  classes: readonly { id: number; name: string }[];
  teachers: Awaited<ReturnType<typeof listTeachers>>;
  assignments: readonly AssignmentRow[];
  attempts: readonly AttemptRow[];
  userId: number;
}

export function ownClassesOf(
  { classes, teachers, assignments, attempts, userId }: OwnParts,
  now: Date,
): z.input<typeof OwnClass>[] {
  const counted = countedMarks(assignments, attempts);
  const byClass = Map.groupBy(assignments, ({ classId }) => classId);
  return classes.map(({ id, name }) => ({
    id,
    name,
    teachers: namesIn(id, teachers),
    assignments: (byClass.get(id) ?? []).map((assignment) => ({
      ...assignmentOf(assignment),
      quizIsOpen: assignment.quizIsOpen,
      ...outcomeOf(assignment, counted.get(cellKey(userId, assignment.id)), now),
    })),
  }));
}

/** The names of those who teach a class now. */
export const namesIn = (classId: number, teachers: OwnParts['teachers']): string[] =>
  teachers.flatMap((teacher) =>
    teacher.classId === classId && teacher.isActive && teacher.name !== null ? [teacher.name] : [],
  );

/** The gradebook as a table for programs: a line for each member, two columns for each assignment. */
export function gradebookTable({
  members,
  assignments,
  cells,
}: z.input<typeof Gradebook>): (string | number)[][] {
  const byKey = new Map(
    cells.map((cell) => [cellKey(cell.userId, cell.assignmentId), cell] as const),
  );
  return [
    [
      'name',
      'email',
      ...assignments.flatMap(({ quiz }) => [protectedCell(`${quiz.title} (%)`), 'state']),
    ],
    ...members.map(({ userId, name, email }) => [
      protectedCell(name),
      protectedCell(email),
      ...assignments.flatMap(({ id }) => {
        const cell = byKey.get(cellKey(userId, id));
        const { result = null, state = 'open' } = cell ?? {};
        return [result ? result.percentage : '', state];
      }),
    ]),
  ];
}
