import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** The best learners; a tie goes to fewer attempts, then to whoever got there first. */
export async function listLeaders(db: Database, count: number) {
  const rows = await db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.userId')
    .where('users.accountStatus', '=', 'active')
    .where('score', '>', 0)
    .select(['users.username', 'users.displayName', 'quizzesCompleted', 'score'])
    .orderBy('score', 'desc')
    .orderBy('attemptCount')
    .orderBy('reachedAt')
    .orderBy('standings.userId')
    .limit(count)
    .execute();
  return rows.map(({ username, displayName, ...row }) => ({
    ...row,
    name: displayName || username,
  }));
}

/** Finished attempts that no sum has taken in yet, oldest first. */
export async function listUntallied(db: Database, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('talliedAt', 'is', null)
    .where('status', 'in', ['submitted', 'timed_out'])
    .select('id')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map((row) => row.id);
}

/** Attempts in the order and the batches in which they were taken in. */
export async function listTallied(db: Database): Promise<number[][]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('talliedAt', 'is not', null)
    .select(['id', 'talliedAt'])
    .orderBy('talliedAt')
    .orderBy('id')
    .execute();
  const batches = Map.groupBy(rows, (row) => row.talliedAt?.getTime());
  return [...batches.values()].map((batch) => batch.map((row) => row.id));
}

/** The answers of attempts, in the order in which the attempts were finished. */
export function listCountedAnswers(db: Database, attemptIds: number[]) {
  return db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.id', 'in', attemptIds)
    .select(['answers.questionId', 'quizAttempts.userId'])
    .select(({ fn, val }) => fn.coalesce('isCorrect', val(false)).as('isCorrect'))
    .select(
      sql<boolean>`selected_option >= 0 or selected_options <> '[]'::jsonb or btrim(coalesce(answer_text, '')) <> ''`.as(
        'isAnswered',
      ),
    )
    .orderBy('completedAt')
    .orderBy('quizAttempts.id')
    .orderBy('answers.id')
    .execute();
}

/** Count and rating per question; locked, so that an editor's save waits rather than being overwritten. */
export async function listQuestionRatings(db: Database, ids: number[]) {
  const rows = await db
    .selectFrom('questions')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select([
      'id',
      'timesAnswered',
      'timesCorrect',
      'timesSkipped',
      'difficultyScore as rating',
      'difficulty as author',
    ])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export async function listLearnerRatings(
  db: Database,
  userIds: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('standings')
    .where('userId', '=', sql<number>`any(${userIds}::int[])`)
    .select(['userId', 'rating'])
    .execute();
  return new Map(rows.map((row) => [row.userId, row.rating]));
}
