import type { Database, Tx } from '#db/open.ts';
import { inSavepoint } from '#db/savepoint.ts';
import { liftTimeLimits } from '#db/time-limits.ts';
import {
  forgetFailures,
  markFailed,
  markTallied,
} from '#server/features/attempt/tally/mutations.ts';
import {
  findLastTally,
  listTallied,
  listUntallied,
} from '#server/features/attempt/tally/queries.ts';
import { fillPoints } from '#server/features/attempt/workflows/fill-points.ts';
import { isOutage } from '#server/kernel/database/outage.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { refreshWeeks } from '../league/mutations.ts';
import {
  addToTallies,
  claimTally,
  clearTallies,
  createRatings,
  refreshStandings,
  waitForTally,
  writeRatings,
} from '../mutations.ts';

const batchSize = 200;
/** Attempts per batch of a recount. */
const recountSize = 5000;

/** Called with an attempt that cannot be tallied, and the error. */
type OnFailed = (attemptId: number, error: unknown) => void;

/**
 * Adds new finished attempts to statistics, bests, the leaderboard and ratings, in batches. An attempt that
 * cannot be tallied is skipped until the next recount.
 * @returns how many attempts were tallied; 0 while another process tallies
 */
export async function tallyAttempts(
  db: Database,
  now: Date,
  onFailed: OnFailed = () => {},
): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await inTransaction(db, async (tx) => {
      if (!(await claimTally(tx))) return { seen: 0, added: 0 };
      const ids = await listUntallied(tx, batchSize);
      // A statement that changes no row still counts as a change of what visitors read.
      if (ids.length === 0) return { seen: 0, added: 0 };
      const at = await nextTallyTime(tx, now);
      const ratings = createRatings();
      const added = await addWhatCan(tx, ids, { at, onFailed, ratings });
      await refreshStandings(tx, added);
      await writeRatings(tx, ratings, at);
      if (added.length > 0) {
        await markTallied(tx, added, at);
        await refreshWeeks(tx, { attemptIds: added }, now);
      }
      return { seen: ids.length, added: added.length };
    });
    total += taken.added;
    if (taken.seen < batchSize) return total;
  }
}

/**
 * The time stamp of a batch, later than that of every batch before it, so that a recount can repeat the batches in
 * their order. The process before may have had a faster clock, or this one may have waited for its turn.
 */
async function nextTallyTime(tx: Tx, now: Date): Promise<Date> {
  const last = await findLastTally(tx);
  return last === null ? now : new Date(Math.max(now.getTime(), last.getTime() + 1));
}

/** Gives points to attempts that lack them; then everything that is summed from attempts is counted again. */
export async function repairPoints(db: Database, now: Date, onFailed?: OnFailed): Promise<void> {
  if ((await fillPoints(db)) > 0) await recount(db, now, onFailed);
}

/**
 * Clears all tallied numbers and adds all attempts again, in the order of the tally; skipped ones come last. Attempts
 * that lack points get them first.
 */
export async function recountTallies(db: Database, now: Date, onFailed?: OnFailed): Promise<void> {
  await fillPoints(db);
  await recount(db, now, onFailed);
}

async function recount(db: Database, now: Date, onFailed: OnFailed = () => {}): Promise<void> {
  await inTransaction(db, async (tx) => {
    await liftTimeLimits(tx);
    await waitForTally(tx);
    await forgetFailures(tx);
    const ids = await listTallied(tx);
    await clearTallies(tx);
    // Many attempts change the same ratings: they are written once, at the end.
    const ratings = createRatings();
    for (let first = 0; first < ids.length; first += recountSize) {
      const some = ids.slice(first, first + recountSize);
      await addWhatCan(tx, some, { at: now, onFailed, ratings });
    }
    // After all bests, because a learner's row is a sum of several of them.
    await refreshStandings(tx, 'all');
    await refreshWeeks(tx, 'all', now);
    await writeRatings(tx, ratings, now);
  });
  await tallyAttempts(db, now, onFailed);
}

/** @returns the ids of the attempts that were added; the others are marked as failed */
async function addWhatCan(
  tx: Tx,
  ids: number[],
  parts: { at: Date; onFailed: OnFailed; ratings: ReturnType<typeof createRatings> },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { at, onFailed, ratings } = parts;
  try {
    await inSavepoint(tx, () => addToTallies(tx, ids, ratings));
    return ids;
  } catch (error) {
    if (isOutage(error)) throw error;
    const failing = await findFailing(tx, ids);
    // Each attempt can be added alone, so that none of them is the cause.
    if (failing.size === 0) throw error;
    for (const [id, reason] of failing) onFailed(id, reason);
    await markFailed(tx, [...failing.keys()], at);
    return addWhatCan(
      tx,
      ids.filter((id) => !failing.has(id)),
      parts,
    );
  }
}

/** The attempts that cannot be tallied even alone, each with its error. All tries are rolled back. */
async function findFailing(tx: Tx, ids: number[]): Promise<Map<number, unknown>> {
  const error = await tryAdding(tx, ids);
  if (error === undefined) return new Map();
  const [first] = ids;
  if (first !== undefined && ids.length === 1) return new Map([[first, error]]);
  const half = Math.ceil(ids.length / 2);
  return new Map([
    ...(await findFailing(tx, ids.slice(0, half))),
    ...(await findFailing(tx, ids.slice(half))),
  ]);
}

async function tryAdding(tx: Tx, ids: number[]): Promise<unknown> {
  const undone = new Error('This try is always rolled back.');
  try {
    await inSavepoint(tx, async () => {
      await addToTallies(tx, ids, createRatings());
      throw undone;
    });
  } catch (error) {
    if (isOutage(error)) throw error;
    return error === undone ? undefined : error;
  }
}
