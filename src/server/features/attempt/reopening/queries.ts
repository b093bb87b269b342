import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { finishedList } from '#db/conditions/attempt-statuses.ts';
import { closingFor } from '#db/conditions/closing.ts';
import type { Database } from '#db/open.ts';
import { isOpenTo } from '#db/open-to-all.ts';
import type { Operand } from '#db/statements/prepare.ts';
import { isInUse } from '#server/features/account/recipients/queries.ts';
import { allowedOn } from '#server/features/exception/queries.ts';
import { wasNotified } from '#server/features/notice/queries.ts';
import { selectQuizFacts } from '#server/features/quiz/taking/queries.ts';
import { noticeWindowHours } from '#shared/features/notice/rules.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';

/** Whether the learner wants a notice when the wait after an attempt is over. */
export async function isWished(db: Database, attemptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('reopenWishes')
    .where('quizAttemptId', '=', attemptId)
    .select('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a learner has used up the attempts at the quiz of the row: as `startLock`, in the statement. */
const isUsedUp = (userId: RawBuilder<unknown>, now: Operand<Date>) =>
  sql<boolean>`coalesce(${allowedOn(userId, now).maxAttempts} <= (select count(*) from quiz_attempts as taken
    where taken.user_id = ${userId} and taken.quiz_id = quizzes.id
      and taken.status in (${finishedList})), false)`;

/** Whether nothing but a wait keeps the learner of the attempt from starting its quiz: as `startLock`, in the statement. */
function hasNoLock(now: Date) {
  const learner = sql.ref('quizAttempts.userId');
  const { closesAt } = allowedOn(learner, now);
  return sql<boolean>`(coalesce(${closesAt} > ${now}, true) and coalesce(quizzes.opens_at <= ${now}, true)
    and not ${isUsedUp(learner, now)})`;
}

/**
 * Whether the quiz of the row is over for a learner, who can neither start it nor go on with an open attempt: it has
 * closed, or the attempts are used up.
 */
export const isOverFor = (userId: RawBuilder<unknown>, now: Operand<Date>) =>
  sql<boolean>`(coalesce(${closingFor(userId)} <= ${now}, false) or (${isUsedUp(userId, now)}
    and not exists (select from quiz_attempts as begun where begun.user_id = ${userId}
      and begun.quiz_id = quizzes.id and begun.status = 'open')))`;

/** The attempts whose wait is over, of quizzes that can be taken and were not started again meanwhile. */
const selectReopened = (db: Database, now: Date) =>
  selectQuizFacts(db)
    .innerJoin('quizAttempts', 'quizAttempts.quizId', 'quizzes.id')
    .where('quizAttempts.canRetakeAt', '<=', now)
    .where(isOpenTo(sql.ref('quizAttempts.userId')))
    .where(hasNoLock(now))
    .where(
      sql<boolean>`not exists (select from quiz_attempts as later
        where later.user_id = quiz_attempts.user_id and later.quiz_id = quiz_attempts.quiz_id
          and (later.status = 'open' or later.can_retake_at > ${now} or later.id > quiz_attempts.id))`,
    )
    .select(['quizAttempts.id', 'quizAttempts.quizId']);

const subject = sql<string>`quiz_attempts.id::text`;

/** Quizzes that were opened again lately, for learners who want a notice. */
export const listReopened = (db: Database, now: Date, atMost: number) =>
  selectReopened(db, now)
    .innerJoin('reopenWishes', 'reopenWishes.quizAttemptId', 'quizAttempts.id')
    .where('quizAttempts.canRetakeAt', '>', new Date(now.getTime() - noticeWindowHours * hourMs))
    .where(isInUse('reopenWishes.userId'))
    .where(({ not }) =>
      not(wasNotified({ userId: 'reopenWishes.userId', kind: 'quiz-reopened', subject })),
    )
    .select(['reopenWishes.userId', subject.as('subject')])
    .orderBy('quizAttempts.id')
    .limit(atMost)
    .execute();

/** Those of these quizzes that a learner has not started again since the wait was over. */
export async function listStillReopened(
  db: Database,
  { userId, quizIds, now }: { userId: number; quizIds: readonly number[]; now: Date },
): Promise<number[]> {
  const rows = await selectReopened(db, now)
    .where('quizAttempts.userId', '=', userId)
    .where('quizAttempts.quizId', '=', anyOf(quizIds))
    .execute();
  return rows.map(({ quizId }) => quizId);
}
