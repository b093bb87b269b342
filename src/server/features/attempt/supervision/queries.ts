import { sql } from 'kysely';
import type { Database, Tx } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { overdueBefore } from '#shared/features/attempt/rules.ts';

/** The most attempts that are watched at a time. */
const mostWatched = 1000;

/** The attempts on a quiz that can still be answered, those that end first come first. */
export const listRunning = (db: Database, quizId: number, now: Date) =>
  db
    .selectFrom('quizAttempts')
    .where('quizId', '=', quizId)
    .where('status', '=', 'open')
    .where('deadline', '>=', overdueBefore(now))
    .select(['id', 'startedAt', 'deadline', 'totalQuestions'])
    .select([
      publicNameOf('quizAttempts.userId').as('name'),
      sql<boolean>`rules ? 'untimed'`.as('untimed'),
      sql<number>`(select count(response) from answers where quiz_attempt_id = quiz_attempts.id)`.as(
        'answered',
      ),
      sql<Date | null>`(select max(saved_at) from answers where quiz_attempt_id = quiz_attempts.id)`.as(
        'lastSavedAt',
      ),
    ])
    .orderBy('deadline')
    .orderBy('id')
    .limit(mostWatched)
    .execute();

/**
 * Locks attempts that can still be answered, in the order of their ids.
 * @param attemptId null for all of the quiz
 */
export async function lockRunning(
  tx: Tx,
  { quizId, attemptId }: { quizId: number; attemptId: number | null },
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('quizAttempts')
    .where('quizId', '=', quizId)
    .where('status', '=', 'open')
    .where('deadline', '>=', overdueBefore(now))
    .$if(attemptId !== null, (query) => query.where('id', '=', attemptId))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
