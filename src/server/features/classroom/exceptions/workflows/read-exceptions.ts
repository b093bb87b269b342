import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import { listAttemptsOn } from '#server/features/attempt/own/queries.ts';
import { listConditionsFor } from '#server/features/attempt/queries.ts';
import { listMemberConditions } from '#server/features/classroom/assigned/queries.ts';
import { listAssignments } from '#server/features/classroom/assignments/queries.ts';
import { findMember } from '#server/features/classroom/queries.ts';
import { listClassExceptions } from '#server/features/exception/classes/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { MemberExceptions } from '#shared/features/classroom/exceptions.ts';
import { assignedQuizzes, classException, memberQuiz } from '../views.ts';

export interface MemberOfClass {
  class: { id: number };
  member: { userId: number; name: string | null };
}

/** What a class allows a member, and what is in effect on each assigned quiz, whether it allowed that or not. */
export async function readExceptions(
  db: Database,
  { class: { id: classId }, member: { userId, name } }: MemberOfClass,
  { now, settings }: Pick<Context, 'now' | 'settings'>,
): Promise<z.input<typeof MemberExceptions>> {
  // The version is read first, so that the data is never older than the version.
  const { exceptionsUpdatedAt: updatedAt } = orNotFound(
    await findMember(db, { classId, userId }),
    'Member',
  );
  const quizzes = await readAssigned(db, { classId, userId });
  const ids = quizzes.map(({ id }) => id);
  const given = await listClassExceptions(db, { classId, userId });
  const attempts = Map.groupBy(
    await listAttemptsOn(db, { userId, quizIds: ids }),
    ({ quizId }) => quizId,
  );
  const { chosenTime } = settings.current;
  const conditions = await listConditionsFor(db, { userId, now, chosenTime, quizIds: ids });
  const conditionsOf = new Map(conditions.map((quiz) => [quiz.id, quiz]));
  return {
    member: { userId, name: name ?? '' },
    updatedAt,
    given: given.map(classException),
    quizzes: quizzes.flatMap((quiz) => {
      const found = conditionsOf.get(quiz.id);
      const parts = found && { classId, quiz, conditions: found };
      return parts ? [memberQuiz({ ...parts, attempts: attempts.get(quiz.id) ?? [] }, now)] : [];
    }),
  };
}

/** The quizzes that a class assigns to a member. */
export async function readAssigned(
  db: Database,
  { classId, userId }: { classId: number; userId: number },
) {
  const conditions = await listMemberConditions(db, [classId], { userId });
  return assignedQuizzes(await listAssignments(db, [classId]), conditions);
}
