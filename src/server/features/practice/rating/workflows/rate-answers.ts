import type { Database, Tx } from '#db/open.ts';
import { liftTimeLimits } from '#db/time-limits.ts';
import { markRated } from '#server/features/attempt/rated/mutations.ts';
import { findLastBatch, listUnrated } from '#server/features/attempt/rated/queries.ts';
import { writeSureRatings } from '#server/features/quiz/statistics/mutations.ts';
import { listSureIds } from '#server/features/quiz/statistics/queries.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isSure, onScale } from '#shared/features/practice/rating/rules.ts';
import {
  claimRating,
  clearRatings,
  markPracticeRated,
  waitForRating,
  writeLearnerRatings,
  writeQuestionRatings,
} from '../mutations.ts';
import { findLastPracticeBatch, listUnratedPractice } from '../queries.ts';
import { newRatings, type Ratings, rateBatches } from './rate-batches.ts';

/** Attempts and answers of practice together. */
const batchSize = 200;
/** Batches that a recount reads at once. */
const recountSize = 25;

/**
 * Rates attempts that are tallied and answers of practice, each once, in batches. The first runs rate all that was answered
 * before there were ratings.
 */
export async function rateAnswers(db: Database): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      if (!(await claimRating(tx))) return 0;
      const next = await nextBatch(tx);
      if (next.length === 0) return 0;
      const batch = (await lastBatch(tx)) + 1;
      const idsOf = (kind: Unrated['kind']) =>
        next.filter((row) => row.kind === kind).map(({ id }) => id);
      await markRated(tx, idsOf('attempt'), batch);
      await markPracticeRated(tx, idsOf('practice'), batch);
      const ratings = newRatings();
      await rateBatches(tx, { from: batch, to: batch }, ratings);
      await write(tx, ratings);
      return next.length;
    });
    if (taken < batchSize) return;
  }
}

interface Unrated {
  kind: 'attempt' | 'practice';
  id: number;
  at: Date;
}

/** What is rated next, the earliest of both kinds first. */
async function nextBatch(tx: Tx): Promise<Unrated[]> {
  const attempts = await listUnrated(tx, batchSize);
  const practised = await listUnratedPractice(tx, batchSize);
  return [
    ...attempts.map((row) => ({ kind: 'attempt' as const, ...row })),
    ...practised.map((row) => ({ kind: 'practice' as const, ...row })),
  ]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, batchSize);
}

const lastBatch = async (tx: Tx): Promise<number> =>
  Math.max(await findLastBatch(tx), await findLastPracticeBatch(tx));

/** Rates all answers again, in the order in which they were rated; then those that were not rated yet. */
export async function recountRatings(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await liftTimeLimits(tx);
    await waitForRating(tx);
    await clearRatings(tx);
    const last = await lastBatch(tx);
    const ratings = newRatings();
    for (let from = 1; from <= last; from += recountSize)
      await rateBatches(tx, { from, to: Math.min(last, from + recountSize - 1) }, ratings);
    await write(tx, ratings);
    const gone = (await listSureIds(tx)).filter((id) => !ratings.questions.has(id));
    await writeSureRatings(tx, new Map(gone.map((id) => [id, null])));
  });
  await rateAnswers(db);
}

async function write(tx: Tx, { questions, learners }: Ratings): Promise<void> {
  await writeQuestionRatings(tx, questions);
  await writeLearnerRatings(
    tx,
    [...learners.values()].flatMap(({ userId, ...rating }) =>
      userId === null ? [] : [{ ...rating, userId }],
    ),
  );
  const sure = [...questions].map(
    ([id, question]) =>
      [id, isSure(question) ? Math.round(onScale(question.rating)) : null] as const,
  );
  await writeSureRatings(tx, new Map(sure));
}
