import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { shownName } from '#shared/kernel/public-name.ts';

/**
 * The best learners; a tie goes to fewer attempts, then to whoever got there first. Administrators,
 * who can read the keys, are not ranked; with `verifiedOnly`, nor are accounts without a verified address.
 */
export async function listLeaders(db: Database, count: number, who: Ranking) {
  const rows = await inOrder(selectRanked(db, who), 'best').limit(count).execute();
  return rows.map(toEntry);
}

/** The learner's place with one neighbour on each side; undefined for who is not ranked. */
export async function findOwnPlace(db: Database, userId: number, who: Ranking) {
  const own = await selectRanked(db, who).where('standings.userId', '=', userId).executeTakeFirst();
  if (!own) return undefined;
  const better = selectRanked(db, who).where(isBefore(own));
  const [{ ahead }, before, after] = await Promise.all([
    better.clearSelect().select(sql<number>`count(*)`.as('ahead')).executeTakeFirstOrThrow(),
    inOrder(better, 'worst').limit(1).executeTakeFirst(),
    inOrder(selectRanked(db, who).where(isAfter(own)), 'best')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const rows = [before, own, after].filter((row) => row !== undefined);
  const first = before ? ahead : ahead + 1;
  return {
    entries: rows.map((row, index) => ({
      ...toEntry(row),
      place: first + index,
      isOwn: row === own,
    })),
  };
}

interface Ranking {
  verifiedOnly: boolean;
}

function selectRanked(db: Database, { verifiedOnly }: Ranking) {
  return db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.userId')
    .where('users.accountStatus', '=', 'active')
    .where('users.isAdmin', '=', false)
    .$if(verifiedOnly, (query) => query.where('users.emailVerified', '=', true))
    .where('score', '>', 0)
    .select([
      'standings.userId',
      'users.username',
      'users.displayName',
      'quizzesCompleted',
      'score',
      'attemptCount',
      'reachedAt',
    ]);
}

type Ranked = Awaited<ReturnType<ReturnType<typeof selectRanked>['execute']>>[number];

/** In the order of the index `standings_rank`, or against it. */
function inOrder(rows: ReturnType<typeof selectRanked>, first: 'best' | 'worst') {
  const [down, up] = first === 'best' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return rows
    .orderBy('score', down)
    .orderBy('attemptCount', up)
    .orderBy('reachedAt', up)
    .orderBy('standings.userId', up);
}

const rank = sql`(standings.attempt_count, standings.reached_at, standings.user_id)`;

/** Read back from the table: JavaScript's dates lack the microseconds that may decide a tie. */
const rankOf = (userId: number) =>
  sql`(select attempt_count, reached_at, user_id from standings where user_id = ${userId})`;

const isBefore = ({ score, userId }: Ranked) =>
  sql<boolean>`(standings.score > ${score} or (standings.score = ${score} and ${rank} < ${rankOf(userId)}))`;

const isAfter = ({ score, userId }: Ranked) =>
  sql<boolean>`(standings.score < ${score} or (standings.score = ${score} and ${rank} > ${rankOf(userId)}))`;

function toEntry({ username, displayName, quizzesCompleted, score }: Ranked) {
  return { quizzesCompleted, score, name: shownName(displayName, username) };
}

/** Finished attempts that count and that no sum has taken in yet, oldest first. */
export async function listUntallied(db: Database, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('quizAttempts')
    .where('talliedAt', 'is', null)
    .where('tallyFailedAt', 'is', null)
    .where('byAdmin', '=', false)
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

/** The quizzes that somebody who was erased since took for the first time, one entry per taker. */
export async function listNewNamelessTakers(db: Database, attemptIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ quizId: number }>`
    select distinct attempt.quiz_id, attempt.anonymous_key
    from quiz_attempts attempt
    where attempt.id = any(${attemptIds}::int[]) and attempt.user_id is null
      and attempt.anonymous_key is not null
      and not exists (
        select from quiz_attempts earlier
        where earlier.quiz_id = attempt.quiz_id and earlier.anonymous_key = attempt.anonymous_key
          and earlier.id <> all(${attemptIds}::int[])
          and earlier.tallied_at <= coalesce(attempt.tallied_at, 'infinity'))`.execute(db);
  return rows.map((row) => row.quizId);
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
