import type { z } from 'zod';
import { protectedCell } from '#server/kernel/files/protected-cell.ts';
import { assignmentState, compareAttempts } from '#shared/features/classroom/rules.ts';
import type { Gradebook, OwnClass } from '#shared/features/classroom/schema.ts';
import { percentage } from '#shared/kernel/percentage.ts';
import type { findClass, listAssignedAttempts, listAssignments, listMembers } from './queries.ts';

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

/** The attempt that counts, by member and assignment. */
function countedAttempts(
  assignments: readonly AssignmentRow[],
  attempts: readonly AttemptRow[],
): Map<string, AttemptRow> {
  const times = new Map(assignments.map((assignment) => [assignment.id, assignment]));
  const counted = new Map<string, AttemptRow>();
  for (const attempt of attempts) {
    const assignment = times.get(attempt.assignmentId);
    if (!assignment) continue;
    const key = cellKey(attempt.userId, attempt.assignmentId);
    const best = counted.get(key);
    const { startsAt, dueAt } = assignment;
    const isBetter =
      !best || compareAttempts({ startsAt, dueAt, ...attempt }, { startsAt, dueAt, ...best }) < 0;
    if (isBetter) counted.set(key, attempt);
  }
  return counted;
}

function outcomeOf(assignment: AssignmentRow, attempt: AttemptRow | undefined, now: Date) {
  const result = attempt
    ? {
        attemptId: attempt.attemptId,
        score: attempt.score,
        totalQuestions: attempt.totalQuestions,
        passed: attempt.passed,
      }
    : null;
  return { state: assignmentState(assignment, attempt?.endedAt ?? null, now), result };
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
  const counted = countedAttempts(assignments, attempts);
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
  assignments: readonly AssignmentRow[];
  attempts: readonly AttemptRow[];
  userId: number;
}

export function ownClassesOf(
  { classes, assignments, attempts, userId }: OwnParts,
  now: Date,
): z.input<typeof OwnClass>[] {
  const counted = countedAttempts(assignments, attempts);
  const byClass = Map.groupBy(assignments, ({ classId }) => classId);
  return classes.map(({ id, name }) => ({
    id,
    name,
    assignments: (byClass.get(id) ?? []).map((assignment) => ({
      ...assignmentOf(assignment),
      quizIsOpen: assignment.quizIsOpen,
      ...outcomeOf(assignment, counted.get(cellKey(userId, assignment.id)), now),
    })),
  }));
}

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
        return [result ? percentage(result.score, result.totalQuestions) : '', state];
      }),
    ]),
  ];
}
