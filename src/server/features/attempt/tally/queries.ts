import { type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { countedStatuses } from '#shared/kernel/attempt-status.ts';
import { hasMark } from '../marking/queries.ts';

/** Counted attempts that are completely marked and not tallied yet, the oldest first. */
export async function listUntallied(db: Database, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('talliedAt', 'is', null)
    .where('tallyFailedAt', 'is', null)
    .where('byAdmin', '=', false)
    .where('toBeMarked', '=', 0)
    .where('status', 'in', countedStatuses)
    .select('id')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map((row) => row.id);
}

/** When the newest batch was tallied; null before the first one. */
export async function findLastTally(db: Database): Promise<Date | null> {
  const { last } = await db
    .selectFrom('quizAttempts')
    .select(({ fn }) => fn.max('talliedAt').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Tallied attempts in the order of the tally; within a batch, in the order of their ends. */
export async function listTallied(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('talliedAt', 'is not', null)
    .select('id')
    .orderBy('talliedAt')
    .orderBy('completedAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The tallied attempts of one learner. */
export async function listTalliedOf(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('userId', '=', userId)
    .where('talliedAt', 'is not', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The quizzes that takers whose accounts were erased took for the first time, one entry per taker. */
export async function listNewAnonymousTakers(
  db: Database,
  attemptIds: number[],
): Promise<number[]> {
  const { rows } = await sql<{ quizId: number }>`
    select distinct attempt.quiz_id, attempt.anonymous_key
    from quiz_attempts attempt
    where attempt.id = ${anyOf(attemptIds)} and attempt.user_id is null
      and attempt.anonymous_key is not null
      and not exists (
        select from quiz_attempts earlier
        where earlier.quiz_id = attempt.quiz_id and earlier.anonymous_key = attempt.anonymous_key
          and earlier.id <> all(${attemptIds}::int[])
          and earlier.tallied_at <= coalesce(attempt.tallied_at, 'infinity'))`.execute(db);
  return rows.map((row) => row.quizId);
}

/**
 * The answers of attempts, in the order of `listTallied`. Those that a person has marked are left out: whether they earn
 * everything says little about how hard a question is.
 */
export async function listCountedAnswers(db: Database, attemptIds: number[]) {
  const attempts = await db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.id', '=', anyOf(attemptIds))
    .where(sql<SqlBool>`not ${hasMark}`)
    .groupBy('quizAttempts.id')
    .select('quizAttempts.userId')
    // One row for each attempt: a row for each answer takes the process far longer to read.
    .select(
      sql<
        [number, boolean, boolean][]
      >`json_agg(json_build_array(question_id, coalesce(is_correct, false),
        response is not null) order by answers.id)`.as('answers'),
    )
    .orderBy('talliedAt')
    .orderBy('completedAt')
    .orderBy('quizAttempts.id')
    .execute();
  return attempts.flatMap(({ userId, answers }) =>
    answers.map(([questionId, isCorrect, isAnswered]) => ({
      questionId,
      userId,
      isCorrect,
      isAnswered,
    })),
  );
}
