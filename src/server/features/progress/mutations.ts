import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { difficultyOf, neutralRating, rated } from '#shared/features/progress/rating.ts';
import {
  listCountedAnswers,
  listLearnerRatings,
  listNewNamelessTakers,
  listQuestionRatings,
} from './queries.ts';

/** Only one process sums at a time; the others find the door closed and come back. */
export async function claimTally(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    claimed: boolean;
  }>`select pg_try_advisory_xact_lock(7284619) as claimed`.execute(tx);
  return rows[0]?.claimed ?? false;
}

/** Adds finished attempts to every sum that is kept of them. Each may be given only once. */
export async function addToTallies(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  const newTakers = await addToBests(tx, attemptIds);
  await addToQuizStats(tx, attemptIds, newTakers);
  await refreshStandings(tx, attemptIds);
  await rateAnswers(tx, attemptIds, now);
}

export async function markTallied(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ talliedAt: now })
    .where('id', 'in', attemptIds)
    .execute();
}

/** Sets attempts aside that cannot be summed. */
export async function markFailed(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ tallyFailedAt: now, talliedAt: null })
    .where('id', 'in', attemptIds)
    .execute();
}

/** Lets attempts that were set aside be tried again. */
export async function forgetFailures(tx: Tx): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ tallyFailedAt: null })
    .where('tallyFailedAt', 'is not', null)
    .execute();
}

/** Empties every sum, before a recount. */
export async function clearTallies(tx: Tx): Promise<void> {
  await tx.deleteFrom('standings').execute();
  await tx.deleteFrom('quizBests').execute();
  await tx.deleteFrom('quizStats').execute();
  // In the order in which every other change of questions locks them.
  await tx.selectFrom('questions').select('id').orderBy('id').forNoKeyUpdate().execute();
  await sql`update questions set times_answered = 0, times_correct = 0, times_skipped = 0,
    difficulty_score = ${neutralRating}, calculated_difficulty = 'medium', last_difficulty_update = null`.execute(
    tx,
  );
}

/** @returns the quizzes that somebody took for the first time, one entry per taker */
async function addToBests(tx: Tx, attemptIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ quizId: number; isNew: boolean }>`
    insert into quiz_bests (user_id, quiz_id, best_score, attempt_count, reached_at)
    select user_id, quiz_id, max(score), count(*),
      (array_agg(completed_at order by score desc, completed_at))[1]
    from quiz_attempts where id = any(${attemptIds}::int[]) and user_id is not null
    group by user_id, quiz_id
    on conflict (user_id, quiz_id) do update set
      attempt_count = quiz_bests.attempt_count + excluded.attempt_count,
      best_score = greatest(quiz_bests.best_score, excluded.best_score),
      reached_at = case when excluded.best_score > quiz_bests.best_score then excluded.reached_at
        else quiz_bests.reached_at end
    returning quiz_id, xmax = 0 as is_new`.execute(tx);
  const newTakers = rows.filter((row) => row.isNew).map((row) => row.quizId);
  return [...newTakers, ...(await listNewNamelessTakers(tx, attemptIds))];
}

async function addToQuizStats(tx: Tx, attemptIds: number[], newTakers: number[]): Promise<void> {
  await sql`
    insert into quiz_stats (quiz_id, attempt_count, pass_count, share_sum, unique_users, top_score, top_total)
    select quiz_id, count(*), count(*) filter (where passed), sum(score * 10000 / greatest(total_questions, 1)),
      (select count(*) from unnest(${newTakers}::int[]) as taken where taken = quiz_id),
      (array_agg(score order by score::float8 / greatest(total_questions, 1) desc, score desc))[1],
      (array_agg(total_questions order by score::float8 / greatest(total_questions, 1) desc, score desc))[1]
    from quiz_attempts where id = any(${attemptIds}::int[])
    group by quiz_id
    on conflict (quiz_id) do update set
      attempt_count = quiz_stats.attempt_count + excluded.attempt_count,
      pass_count = quiz_stats.pass_count + excluded.pass_count,
      share_sum = quiz_stats.share_sum + excluded.share_sum,
      unique_users = quiz_stats.unique_users + excluded.unique_users,
      top_score = case when ${newTop} then excluded.top_score else quiz_stats.top_score end,
      top_total = case when ${newTop} then excluded.top_total else quiz_stats.top_total end`.execute(
    tx,
  );
}

/** The better share wins; of equal shares the one of more questions. In whole numbers. */
const newTop = sql`(excluded.top_score::int8 * greatest(quiz_stats.top_total, 1), excluded.top_score)
  > (quiz_stats.top_score::int8 * greatest(excluded.top_total, 1), quiz_stats.top_score)`;

/** A learner's row follows from their bests, of which there are few. */
async function refreshStandings(tx: Tx, attemptIds: number[]): Promise<void> {
  await sql`
    insert into standings (user_id, score, quizzes_completed, attempt_count, reached_at)
    select user_id, sum(best_score), count(*), sum(attempt_count), max(reached_at)
    from quiz_bests
    where user_id in (select user_id from quiz_attempts where id = any(${attemptIds}::int[]))
    group by user_id
    on conflict (user_id) do update set
      score = excluded.score, quizzes_completed = excluded.quizzes_completed,
      attempt_count = excluded.attempt_count, reached_at = excluded.reached_at`.execute(tx);
}

/** Counts each question's answers and moves its rating and its learners', in the order they finished. */
async function rateAnswers(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  const answers = await listCountedAnswers(tx, attemptIds);
  const questions = await listQuestionRatings(tx, [...new Set(answers.map((a) => a.questionId))]);
  const learners = await listLearnerRatings(tx, [
    ...new Set(answers.flatMap((a) => a.userId ?? [])),
  ]);
  for (const answer of answers) {
    const question = questions.get(answer.questionId);
    if (!question) continue;
    if (!answer.isAnswered) {
      question.timesSkipped += 1;
      continue;
    }
    const learner =
      (answer.userId === null ? undefined : learners.get(answer.userId)) ?? neutralRating;
    const next = rated(
      { learner, question: question.rating, timesAnswered: question.timesAnswered },
      answer.isCorrect,
    );
    question.rating = next.question;
    question.timesAnswered += 1;
    if (answer.isCorrect) question.timesCorrect += 1;
    if (answer.userId !== null) learners.set(answer.userId, next.learner);
  }
  await writeQuestionRatings(tx, questions, now);
  await writeLearnerRatings(tx, learners);
}

type QuestionRatings = Awaited<ReturnType<typeof listQuestionRatings>>;

async function writeQuestionRatings(tx: Tx, questions: QuestionRatings, now: Date): Promise<void> {
  const rows = [...questions].map(([id, question]) => ({
    id,
    times_answered: question.timesAnswered,
    times_correct: question.timesCorrect,
    times_skipped: question.timesSkipped,
    rating: question.rating,
    difficulty: difficultyOf(question.rating, question.timesAnswered, question.author),
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

async function writeLearnerRatings(tx: Tx, learners: Map<number, number>): Promise<void> {
  const rows = [...learners].map(([userId, rating]) => ({ user_id: userId, rating }));
  await sql`
    update standings set rating = given.rating
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(user_id int, rating float8)
    where standings.user_id = given.user_id`.execute(tx);
}
