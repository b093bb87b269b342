import type { Database } from '#db/open.ts';
import { liftTimeLimits } from '#db/time-limits.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { addToTallies, claimTally, clearTallies, markTallied } from './mutations.ts';
import { listTallied, listUntallied } from './queries.ts';

const batchSize = 200;

/**
 * Brings counters, bests, the leaderboard and ratings up to date, in batches behind the submits.
 * @returns how many attempts were taken in; none when another process is at it
 */
export async function tallyAttempts(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (let batch = 0; ; batch += 1) {
    // Each batch has a moment of its own, by which a recount tells it from the next.
    const at = new Date(now.getTime() + batch);
    const taken = await inTransaction(db, async (tx) => {
      if (!(await claimTally(tx))) return 0;
      const ids = await listUntallied(tx, batchSize);
      if (ids.length === 0) return 0;
      await addToTallies(tx, ids, at);
      await markTallied(tx, ids, at);
      return ids.length;
    });
    total += taken;
    if (taken < batchSize) return total;
  }
}

/** Empties every sum and adds all attempts again, in the order they came in. */
export async function recountTallies(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await liftTimeLimits(tx);
    if (!(await claimTally(tx)))
      throw new Error('Another process is summing right now; try again.');
    const batches = await listTallied(tx);
    await clearTallies(tx);
    for (const ids of batches) await addToTallies(tx, ids, now);
  });
}

/** Keeps the sums within about a second of the submits. @returns a function that stops it and waits for the last batch */
export function keepTallying(
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  const turn = () => {
    current = work()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, 1000);
      });
  };
  turn();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
