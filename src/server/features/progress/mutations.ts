import { sql } from 'kysely';
import { lockName, tryLockName } from '#db/advisory-lock.ts';
import { anyOf } from '#db/conditions/any-of.ts';
import { earned } from '#db/earned.ts';
import type { Tx } from '#db/open.ts';
import { difficultyOf, neutralRating, rated } from '#shared/features/progress/rating.ts';
import {
  listCountedAnswers,
  listNewAnonymousTakers,
  listTalliedOf,
} from '../attempt/tally/queries.ts';
import {
  addToQuizStats,
  clearStatistics,
  forgetTakers,
  lockQuestionRatings,
  lockQuizzesOf,
  writeQuestionRatings,
} from '../quiz/statistics/mutations.ts';
import { listLearnerRatings } from './queries.ts';

/** Only one process tallies at a time; others skip and retry later. */
export const claimTally = (tx: Tx): Promise<boolean> => tryLockName(tx, 'tally');

/** Waits until the batch that another process tallies is written. */
export const waitForTally = (tx: Tx): Promise<void> => lockName(tx, 'tally');

/**
 * Adds finished attempts to all tallied numbers except the leaderboard. Each attempt may be added only once.
 * @param ratings changed in memory; the caller writes them
 */
export async function addToTallies(tx: Tx, attemptIds: number[], ratings: Ratings): Promise<void> {
  await lockQuizzesOf(tx, attemptIds);
  const newTakers = await addToBests(tx, attemptIds);
  await addToQuizStats(tx, attemptIds, newTakers);
  await rateAnswers(tx, attemptIds, ratings);
}

/** Clears all tallied numbers, before a recount. */
export async function clearTallies(tx: Tx): Promise<void> {
  await tx.deleteFrom('weekStandings').execute();
  await tx.deleteFrom('standings').execute();
  await tx.deleteFrom('quizBests').execute();
  await clearStatistics(tx, neutralRating);
}

/** What counts of an attempt on the leaderboard: its right answers; where parts of answers count, its whole points. */
export const wholePoints = sql`${earned} / 100`;

/** @returns the quizzes that a learner took for the first time, one entry per taker */
async function addToBests(tx: Tx, attemptIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ quizId: number; isNew: boolean }>`
    insert into quiz_bests (user_id, quiz_id, best_score, attempt_count, reached_at)
    select user_id, quiz_id, max(${wholePoints}), count(*),
      (array_agg(completed_at order by ${wholePoints} desc, tallied_at, completed_at))[1]
    from quiz_attempts where id = ${anyOf(attemptIds)} and user_id is not null
    group by user_id, quiz_id
    on conflict (user_id, quiz_id) do update set
      attempt_count = quiz_bests.attempt_count + excluded.attempt_count,
      best_score = greatest(quiz_bests.best_score, excluded.best_score),
      reached_at = case when excluded.best_score > quiz_bests.best_score then excluded.reached_at
        else quiz_bests.reached_at end
    returning quiz_id, xmax = 0 as is_new`.execute(tx);
  const newTakers = rows.filter((row) => row.isNew).map((row) => row.quizId);
  return [...newTakers, ...(await listNewAnonymousTakers(tx, attemptIds))];
}

/**
 * Computes leaderboard rows again from the bests of each learner: for the learners of some attempts, or for
 * all.
 */
export async function refreshStandings(tx: Tx, attemptIds: number[] | 'all'): Promise<void> {
  const affected =
    attemptIds === 'all'
      ? sql`true`
      : sql`user_id in (select user_id from quiz_attempts where id = ${anyOf(attemptIds)})`;
  await sql`
    insert into standings (user_id, score, quizzes_completed, attempt_count, reached_at)
    select user_id, sum(best_score), count(*), sum(attempt_count), max(reached_at)
    from quiz_bests
    where ${affected}
    group by user_id
    on conflict (user_id) do update set
      score = excluded.score, quizzes_completed = excluded.quizzes_completed,
      attempt_count = excluded.attempt_count, reached_at = excluded.reached_at`.execute(tx);
}

/** Current ratings of the questions and learners of a tally, in memory until they are written. */
interface Ratings {
  questions: Awaited<ReturnType<typeof lockQuestionRatings>>;
  learners: Map<number, number>;
}

export const createRatings = (): Ratings => ({ questions: new Map(), learners: new Map() });

/**
 * Counts the answers to each question and updates the ratings of questions and learners, in the order of the
 * tally.
 */
async function rateAnswers(tx: Tx, attemptIds: number[], ratings: Ratings): Promise<void> {
  const answers = await listCountedAnswers(tx, attemptIds);
  await readMissing(tx, answers, ratings);
  const { questions, learners } = ratings;
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
}

async function readMissing(
  tx: Tx,
  answers: Awaited<ReturnType<typeof listCountedAnswers>>,
  { questions, learners }: Ratings,
): Promise<void> {
  const questionIds = new Set(answers.map((answer) => answer.questionId));
  const learnerIds = new Set(answers.flatMap((answer) => answer.userId ?? []));
  const without = (ids: Set<number>, known: Map<number, unknown>) =>
    [...ids].filter((id) => !known.has(id));
  const found = await lockQuestionRatings(tx, without(questionIds, questions));
  for (const [id, question] of found) questions.set(id, question);
  for (const [id, rating] of await listLearnerRatings(tx, without(learnerIds, learners)))
    learners.set(id, rating);
}

export async function writeRatings(
  tx: Tx,
  { questions, learners }: Ratings,
  now: Date,
): Promise<void> {
  const ratings = [...questions].map(([id, question]) => ({
    ...question,
    id,
    difficulty: difficultyOf(question.rating, question.timesAnswered, question.author),
  }));
  await writeQuestionRatings(tx, ratings, now);
  await writeLearnerRatings(tx, learners);
}

async function writeLearnerRatings(tx: Tx, learners: Map<number, number>): Promise<void> {
  const rows = [...learners].map(([userId, rating]) => ({ user_id: userId, rating }));
  await sql`
    update standings set rating = given.rating
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(user_id int, rating float8)
    where standings.user_id = given.user_id`.execute(tx);
}

/**
 * Puts the bests and the standings of two accounts together, after their attempts have. The caller has waited for the
 * tally. The rating of the account that stays changes with the next recount, because it depends on the order of all
 * answers.
 */
export async function mergeBests(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
): Promise<void> {
  const both = [keepId, goneId];
  const { rows } = await sql<{ quizId: number }>`
    select quiz_id from quiz_bests where user_id = ${anyOf(both)}
    group by quiz_id having count(*) = 2`.execute(tx);
  await forgetTakers(
    tx,
    rows.map(({ quizId }) => quizId),
  );
  await tx.deleteFrom('quizBests').where('userId', 'in', both).execute();
  const attemptIds = await listTalliedOf(tx, keepId);
  await addToBests(tx, attemptIds);
  await tx.deleteFrom('standings').where('userId', '=', goneId).execute();
  await refreshStandings(tx, attemptIds);
}
