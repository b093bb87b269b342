import type { z } from 'zod';
import type { AttemptOnQuiz } from '#server/features/attempt/own/queries.ts';
import type { listConditionsFor } from '#server/features/attempt/queries.ts';
import { historyOf, waitOf } from '#server/features/attempt/retake/views.ts';
import type { listClassExceptions } from '#server/features/exception/classes/queries.ts';
import type { GivenException } from '#server/features/exception/queries.ts';
import { allowedBy, exceptedQuiz } from '#server/features/exception/views.ts';
import { minutesOf } from '#shared/features/attempt/rules.ts';
import type { ClassException, MemberQuiz } from '#shared/features/classroom/exceptions.ts';
import { assignmentFor, type ConditionRow, memberStateOf } from '../assigned/views.ts';
import type { AssignmentRow } from '../assignments/queries.ts';

/** A quiz that is assigned in a class, from the start of its first assignment on. */
export interface AssignedQuiz {
  id: number;
  title: string;
  language: string;
  startsAt: Date;
}

/**
 * The quizzes that are assigned to a member, each once, from the first start that holds for the member on.
 * @param conditions what assignments have of their own for this member
 */
export function assignedQuizzes(
  assignments: readonly AssignmentRow[],
  conditions: readonly ConditionRow[],
): AssignedQuiz[] {
  const ownOf = new Map(conditions.map((own) => [own.assignmentId, own]));
  const byId = new Map<number, AssignedQuiz>();
  for (const assignment of assignments) {
    const own = ownOf.get(assignment.id);
    if (memberStateOf(assignment, own) === 'not_assigned') continue;
    const { startsAt, quizzes } = assignmentFor(assignment, own);
    for (const { id, title, language } of quizzes) {
      const known = byId.get(id);
      if (!known || known.startsAt > startsAt) byId.set(id, { id, title, language, startsAt });
    }
  }
  return [...byId.values()];
}

type Given = Awaited<ReturnType<typeof listClassExceptions>>[number];

export const classException = (row: Given): z.input<typeof ClassException> => ({
  id: row.id,
  quiz: exceptedQuiz(row),
  byName: row.byName,
  at: row.at,
  ...allowedBy(row),
});

interface QuizParts {
  classId: number;
  quiz: AssignedQuiz;
  conditions: Awaited<ReturnType<typeof listConditionsFor>>[number];
  /** Of the member at the quiz, in the order of their ends. */
  attempts: AttemptOnQuiz[];
}

/** What is in effect for a member on an assigned quiz. Another class that allows something is not named. */
export function memberQuiz(
  { classId, quiz, conditions, attempts }: QuizParts,
  now: Date,
): z.input<typeof MemberQuiz> {
  const { rules, allowance, closesAt, exceptions } = conditions;
  return {
    ...quiz,
    timeLimitMinutes: rules.untimed ? null : minutesOf(conditions, allowance),
    extraTimePercent: allowance.extraTimePercent,
    attempts: historyOf(attempts, now).taken,
    maxAttempts: rules.maxAttempts,
    closesAt,
    waitsUntil: waitOf(attempts, now)?.until ?? null,
    exceptions: exceptions.map((given) => ({
      ...allowedBy(given),
      source: sourceOf(given, classId),
    })),
  };
}

function sourceOf({ classId, isChosen }: GivenException, ownId: number) {
  if (isChosen) return 'learner';
  if (classId === null) return 'administrator';
  return classId === ownId ? 'class' : 'other-class';
}
