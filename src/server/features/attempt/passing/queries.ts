import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { countedList } from '#db/conditions/attempt-statuses.ts';
import type { Database } from '#db/open.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';

/** Whether this learner has passed the quiz of the row. */
export const hasMastered = (userId: number) =>
  sql<boolean>`exists (select from quiz_attempts where quiz_attempts.quiz_id = quizzes.id
    and quiz_attempts.user_id = ${userId} and quiz_attempts.passed
    and quiz_attempts.status in (${countedList}))`;

/** Of these learners, those who have passed all of these quizzes. */
export async function listWhoMastered(
  db: Database,
  { userIds, quizIds }: { userIds: readonly number[]; quizIds: readonly number[] },
): Promise<number[]> {
  const rows = await selectPasses(db)
    .where('userId', '=', anyOf(userIds))
    .where('quizId', '=', anyOf(quizIds))
    .groupBy('userId')
    .having(sql<number>`count(distinct quiz_id)`, '=', quizIds.length)
    .select(({ ref }) => ref('userId').$notNull().as('userId'))
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Learners who have passed a quiz, in the order of their ids. */
export async function listPassersOf(
  db: Database,
  quizId: number,
  { after, atMost }: { after: number; atMost: number },
): Promise<number[]> {
  const rows = await selectPasses(db)
    .where('quizId', '=', quizId)
    .where('userId', '>', after)
    .select(({ ref }) => ref('userId').$notNull().as('userId'))
    .distinct()
    .orderBy('userId')
    .limit(atMost)
    .execute();
  return rows.map(({ userId }) => userId);
}

const selectPasses = (db: Database) => selectCounted(db).where('passed', '=', true);

/** Attempts that count: not those of learners who knew the keys. */
const selectCounted = (db: Database) =>
  db
    .selectFrom('quizAttempts')
    .where('status', 'in', countedStatuses)
    .where('byAdmin', '=', false)
    .where('userId', 'is not', null);

/** Everyone with an attempt that counts. */
export const selectLearners = (db: Database) =>
  selectCounted(db).select(({ ref }) => ref('userId').$notNull().as('userId'));

/** The same, with the start of the first one. */
export const selectFirstAttempts = (db: Database) =>
  selectLearners(db)
    .groupBy('userId')
    .select(({ fn }) => fn.min('startedAt').as('since'));

/** Of each of these learners: how many quizzes were passed, answered without a fault, and passed after a miss. */
export const countPassed = (db: Database, userIds: readonly number[]) =>
  selectCounted(db)
    .where('userId', '=', anyOf(userIds))
    .groupBy('userId')
    .select(({ ref }) => ref('userId').$notNull().as('userId'))
    .select(sql<number>`(count(distinct quiz_id) filter (where passed))::int`.as('passed'))
    .select(
      sql<number>`(count(distinct quiz_id) filter (where passed and score = total_questions))::int`.as(
        'full',
      ),
    )
    .select(
      sql<number>`(count(distinct quiz_id) filter (where passed and exists (
        select from quiz_attempts as missed where missed.user_id = quiz_attempts.user_id
        and missed.quiz_id = quiz_attempts.quiz_id
        and not missed.passed and not missed.by_admin and missed.to_be_marked = 0
        and missed.status = ${anyOf(countedStatuses, 'attempt_status')}
        and missed.started_at < quiz_attempts.started_at)))::int`.as('later'),
    )
    .execute();
