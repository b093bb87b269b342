import { sql } from 'kysely';
import { lockName, tryLockName } from '#db/advisory-lock.ts';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import type { LearnerRating, QuestionRating } from '#shared/features/practice/rating/rules.ts';
import type { Subject } from './queries.ts';

/** Only one process rates at a time; others skip and try again later. */
export const claimRating = (tx: Tx): Promise<boolean> => tryLockName(tx, 'ratings');

/** Waits until the batch that another process rates is written. */
export const waitForRating = (tx: Tx): Promise<void> => lockName(tx, 'ratings');

/** Gives answers of practice the number of the batch in which they are rated. */
export async function markPracticeRated(
  tx: Tx,
  ids: readonly number[],
  batch: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('practiceAnswers')
    .set({ ratedBatch: batch })
    .where('id', '=', anyOf(ids))
    .execute();
}

export async function clearRatings(tx: Tx): Promise<void> {
  await tx.deleteFrom('questionRatings').execute();
  await tx.deleteFrom('learnerRatings').execute();
}

/** Rows per statement. */
const atOnce = 5000;

export async function writeQuestionRatings(
  tx: Tx,
  ratings: ReadonlyMap<number, QuestionRating>,
): Promise<void> {
  const rows = [...ratings].map(([id, { dayRating, dayDeviation, ...rating }]) => ({
    ...{ id, ...rating },
    ...{ day_rating: dayRating, day_deviation: dayDeviation },
  }));
  for (let first = 0; first < rows.length; first += atOnce)
    await sql`
      insert into question_ratings (question_id, rating, deviation, answers, day, day_rating, day_deviation)
      select given.* from jsonb_to_recordset(${JSON.stringify(rows.slice(first, first + atOnce))}::jsonb)
        as given(id int, rating float8, deviation float8, answers int, day date, day_rating float8, day_deviation float8)
      on conflict (question_id) do update set rating = excluded.rating, deviation = excluded.deviation,
        answers = excluded.answers, day = excluded.day, day_rating = excluded.day_rating,
        day_deviation = excluded.day_deviation`.execute(tx);
}

export interface OwnRating extends LearnerRating, Subject {
  userId: number;
}

export async function writeLearnerRatings(tx: Tx, ratings: readonly OwnRating[]): Promise<void> {
  const rows = ratings.map(({ userId, categoryId, tagId, ratedAt, ...rating }) => ({
    ...{ user_id: userId, category_id: categoryId, tag_id: tagId, rated_at: ratedAt },
    ...rating,
  }));
  for (let first = 0; first < rows.length; first += atOnce)
    await sql`
      insert into learner_ratings (user_id, category_id, tag_id, rating, deviation, answers, rated_at)
      select given.* from jsonb_to_recordset(${JSON.stringify(rows.slice(first, first + atOnce))}::jsonb)
        as given(user_id int, category_id int, tag_id int, rating float8, deviation float8, answers int, rated_at timestamptz)
      on conflict (user_id, category_id, tag_id) do update set rating = excluded.rating,
        deviation = excluded.deviation, answers = excluded.answers, rated_at = excluded.rated_at`.execute(
      tx,
    );
}
