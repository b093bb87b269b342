import type { Database, Tx } from '#db/open.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { NoticeKind } from '#shared/features/notice/kinds.ts';
import { type NewNotice, notify } from '../mutations.ts';
import type { StoredNotice } from '../views.ts';

/**
 * What a feature contributes to notices of some kinds: it finds what has come due in its tables, and decides which
 * notices are still true before a mail is sent. Sources are listed in jobs/notice-sources.ts.
 */
export interface NoticeSource {
  kinds: readonly NoticeKind[];
  /**
   * Finds at most `atMost` subjects that have come due lately and have no notice yet; absent where the transaction that
   * causes a notice writes it.
   */
  find?: Find;
  /** The ids of a person's notices that are still true. */
  listHolding: Judge;
  /** The ids of those that are not true now but may become true again, so that they wait; absent where none may. */
  listPaused?: Judge;
}

type Judge = (db: Database, notices: readonly StoredNotice[], who: Holder) => Promise<number[]>;

type Find = (db: Database, now: Date, atMost: number) => Promise<Found>;

interface Found {
  notices: readonly NewNotice[];
  /**
   * Records how far the search has come. It runs in the transaction that writes the notices, so that after a crash
   * between the two no notice is missing.
   */
  note?: (tx: Tx) => Promise<void>;
}

export interface Holder {
  userId: number;
  now: Date;
}

/** Notices per transaction. */
const batchSize = 500;

/** Batches of one source per run, so that a run is short; the next one goes on. */
const maxBatches = 20;

interface FindParts {
  db: Database;
  sources: readonly NoticeSource[];
  onFailed: (error: unknown) => void;
}

/**
 * Writes notices of what has come due. Several processes may do so at once, and a run may be repeated: a person gets
 * one notice of a subject. If one source fails, the others still run.
 * @returns how many were written
 */
export async function findNotices(
  { db, sources, onFailed }: FindParts,
  now: Date,
): Promise<number> {
  let written = 0;
  for (const { find } of sources) {
    if (!find) continue;
    await notifyFound(db, (atMost) => find(db, now, atMost), now).then((count) => {
      written += count;
    }, onFailed);
  }
  return written;
}

async function notifyFound(
  db: Database,
  find: (atMost: number) => Promise<Found>,
  now: Date,
): Promise<number> {
  let written = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { notices, note } = await find(batchSize);
    const count = await inTransaction(db, async (tx) => {
      await note?.(tx);
      return notify(tx, notices, now);
    });
    written += count;
    if (notices.length < batchSize || count === 0) break;
  }
  return written;
}
