import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { earned } from '#db/earned.ts';
import type { Tx } from '#db/open.ts';
import { shareOfAttempt } from './queries.ts';

/**
 * Locks the quizzes of attempts and of the questions that they were asked, in the order of their ids. A change of a
 * question's rating also changes its quiz, so every transaction that changes both locks the quizzes before the questions, to avoid deadlocks.
 */
export async function lockQuizzesOf(tx: Tx, attemptIds: number[]): Promise<void> {
  await sql`select from quizzes
    where id in (select quiz_id from quiz_attempts where id = ${anyOf(attemptIds)}
      union select questions.quiz_id from answers join questions on questions.id = answers.question_id
      where answers.quiz_attempt_id = ${anyOf(attemptIds)})
    order by id for no key update`.execute(tx);
}

export async function addToQuizStats(
  tx: Tx,
  attemptIds: number[],
  newTakers: number[],
): Promise<void> {
  await sql`
    insert into quiz_stats (quiz_id, attempt_count, pass_count, share_sum, unique_users, top_score, top_points, top_total)
    select quiz_id, count(*), count(*) filter (where passed), sum(${shareOfAttempt}),
      (select count(*) from unnest(${newTakers}::int[]) as taken where taken = quiz_id),
      (array_agg(score order by ${bestFirst}))[1], (array_agg(points order by ${bestFirst}))[1],
      (array_agg(total_questions order by ${bestFirst}))[1]
    from quiz_attempts where id = ${anyOf(attemptIds)}
    group by quiz_id
    on conflict (quiz_id) do update set
      attempt_count = quiz_stats.attempt_count + excluded.attempt_count,
      pass_count = quiz_stats.pass_count + excluded.pass_count,
      share_sum = quiz_stats.share_sum + excluded.share_sum,
      unique_users = quiz_stats.unique_users + excluded.unique_users,
      top_score = case when ${newTop} then excluded.top_score else quiz_stats.top_score end,
      top_points = case when ${newTop} then excluded.top_points else quiz_stats.top_points end,
      top_total = case when ${newTop} then excluded.top_total else quiz_stats.top_total end`.execute(
    tx,
  );
}

/**
 * The first attempt, then the higher share wins; of equal shares, the one with more questions, then with more right answers,
 * then where these say it all, or cost less. So neither the order of the tally matters nor a recount. Compared in whole numbers.
 */
const newTop = sql`(quiz_stats.attempt_count = 0
  or (${topOf('excluded')} * greatest(quiz_stats.top_total, 1), ${topOf('excluded')},
    excluded.top_score, coalesce(excluded.top_points, 2147483647))
  > (${topOf('quiz_stats')} * greatest(excluded.top_total, 1), ${topOf('quiz_stats')},
    quiz_stats.top_score, coalesce(quiz_stats.top_points, 2147483647)))`;

/** What the best attempt has earned, in hundredths of a question. */
function topOf(row: 'excluded' | 'quiz_stats') {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`greatest(coalesce(${column('top_points')}, ${column('top_score')} * 100), 0)::int8`;
}

const bestFirst = sql`${earned}::float8 / greatest(total_questions, 1) desc, ${earned} desc, score desc,
  points desc nulls first`;

/**
 * Counts and rating per question. The rows are locked, so that an editor's save waits and is not overwritten.
 */
export async function lockQuestionRatings(tx: Tx, ids: number[]) {
  const rows = await tx
    .selectFrom('questions')
    .where('id', '=', anyOf(ids))
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

interface QuestionRating {
  id: number;
  timesAnswered: number;
  timesCorrect: number;
  timesSkipped: number;
  rating: number;
  difficulty: 'easy' | 'medium' | 'hard';
}

export async function writeQuestionRatings(
  tx: Tx,
  questions: QuestionRating[],
  now: Date,
): Promise<void> {
  const rows = questions.map((question) => ({
    id: question.id,
    times_answered: question.timesAnswered,
    times_correct: question.timesCorrect,
    times_skipped: question.timesSkipped,
    rating: question.rating,
    difficulty: question.difficulty,
  }));
  await sql`
    update questions set times_answered = given.times_answered, times_correct = given.times_correct,
      times_skipped = given.times_skipped, difficulty_score = given.rating,
      calculated_difficulty = given.difficulty::question_difficulty,
      last_difficulty_update = case when given.times_answered > 0 then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, times_answered int,
      times_correct int, times_skipped int, rating float8, difficulty text)
    where questions.id = given.id`.execute(tx);
}

/**
 * Stores the ratings by which cards show the level of a quiz; null where it is not sure. Only what changes is written, and
 * quizzes are locked first.
 */
export async function writeSureRatings(
  tx: Tx,
  ratings: ReadonlyMap<number, number | null>,
): Promise<void> {
  const given = JSON.stringify([...ratings].map(([id, rating]) => ({ id, rating })));
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given(id int, rating int)`;
  const { rows: changed } = await sql<{ id: number }>`
    select questions.id from questions join ${rows} on given.id = questions.id
    where sure_rating is distinct from given.rating`.execute(tx);
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await sql`select from quizzes
    where id in (select quiz_id from questions where id = ${anyOf(ids)}
      union select quiz_id from quiz_links where question_id = ${anyOf(ids)})
    order by id for no key update`.execute(tx);
  await sql`update questions set sure_rating = given.rating from ${rows}
    where questions.id = given.id and given.id = ${anyOf(ids)}`.execute(tx);
}

/** Resets the statistics of every quiz and question, before a recount. */
export async function clearStatistics(tx: Tx, neutralRating: number): Promise<void> {
  // The lock order of every other change of quizzes and questions.
  await tx.selectFrom('quizzes').select('id').orderBy('id').forNoKeyUpdate().execute();
  await tx.selectFrom('questions').select('id').orderBy('id').forNoKeyUpdate().execute();
  await sql`update quiz_stats set attempt_count = 0, pass_count = 0, unique_users = 0, share_sum = 0,
    top_score = 0, top_points = null, top_total = 0`.execute(tx);
  await sql`update questions set times_answered = 0, times_correct = 0, times_skipped = 0,
    difficulty_score = ${neutralRating}, calculated_difficulty = 'medium', last_difficulty_update = null`.execute(
    tx,
  );
}

/** Counts one learner less at each of these quizzes: two have turned out to be one. */
export async function forgetTakers(tx: Tx, quizIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('quizStats')
    .set((eb) => ({ uniqueUsers: eb('uniqueUsers', '-', 1) }))
    .where('quizId', '=', anyOf(quizIds))
    .execute();
}
