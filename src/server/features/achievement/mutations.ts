import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { selectLearners } from '#server/features/attempt/passing/queries.ts';
import { selectPractised } from '#server/features/practice/queries.ts';

/** Takes learners who may have earned an achievement; another process takes others. */
export async function takeAchievementChecks(tx: Tx, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    delete from achievement_checks where user_id in (
      select user_id from achievement_checks order by user_id limit ${atMost} for update skip locked)
    returning user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}

/** Queues a new check of every learner. */
export async function queueAllAchievementChecks(tx: Tx): Promise<void> {
  await tx
    .insertInto('achievementChecks')
    .columns(['userId'])
    .expression(selectLearners(tx).union(selectPractised(tx)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Earned {
  userId: number;
  rule: string;
}

/**
 * Awards achievements; one that was awarded before stays as it is.
 * @returns those that are new
 */
export async function writeAchievements(
  tx: Tx,
  earned: readonly Earned[],
  earnedAt: Date,
): Promise<Earned[]> {
  if (earned.length === 0) return [];
  const rows = await tx
    .insertInto('userAchievements')
    .values(earned.map(({ userId, rule }) => ({ userId, rule, achievementType: rule, earnedAt })))
    .onConflict((conflict) => conflict.columns(['userId', 'rule']).doNothing())
    .returning(['userId', 'rule'])
    .execute();
  return rows.map(({ userId, rule }) => ({ userId, rule: rule ?? '' }));
}
