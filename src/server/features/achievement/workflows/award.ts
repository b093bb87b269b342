import type { Database, Tx } from '#db/open.ts';
import { notify } from '#server/features/notice/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { earnedWith } from '#shared/features/achievement/rules.ts';
import {
  queueAllAchievementChecks,
  takeAchievementChecks,
  writeAchievements,
} from '../mutations.ts';
import { countFor } from '../queries.ts';

/** Learners per transaction. */
const batchSize = 50;

/**
 * Awards achievements to learners with something new. Several processes may do so at once, and a run may be repeated:
 * a learner gets each once.
 */
export async function awardAchievements(db: Database, now: Date): Promise<void> {
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      const userIds = await takeAchievementChecks(tx, batchSize);
      await award(tx, userIds, now);
      return userIds.length;
    });
    if (taken < batchSize) return;
  }
}

/** Checks all learners again, for rules that are new. Achievements that were awarded stay. */
export async function recheckAchievements(db: Database, now: Date): Promise<void> {
  await inTransaction(db, (tx) => queueAllAchievementChecks(tx));
  await awardAchievements(db, now);
}

async function award(tx: Tx, userIds: readonly number[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  const earned = [...(await countFor(tx, userIds))].flatMap(([userId, counts]) =>
    earnedWith(counts).map((rule) => ({ userId, rule })),
  );
  const written = await writeAchievements(tx, earned, now);
  const rulesOf = Map.groupBy(written, ({ userId }) => userId);
  // One notice for all that a learner has earned at once.
  await notify(
    tx,
    [...rulesOf].map(([userId, rules]) => ({
      userId,
      subject: rules[0]?.rule ?? '',
      content: { kind: 'achievements-earned', data: { earned: rules.length } },
    })),
    now,
  );
}
