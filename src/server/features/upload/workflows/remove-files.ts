import { type Database, isTransaction } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { takeRemovedFiles } from '../mutations.ts';

/** Files in one transaction. */
const atOnce = 20;

/**
 * Removes the files of uploads whose rows are deleted.
 * @throws unavailable if they cannot be removed now
 */
export async function removeFiles(db: Database, media: MediaStore): Promise<void> {
  let removed: number;
  do {
    removed = await inTransaction(db, async (tx) => {
      const names = await takeRemovedFiles(tx, atOnce);
      await media.remove(names);
      return names.length;
    });
  } while (removed === atOnce);
}

/**
 * The same after a call that has deleted rows: a store that cannot be reached is no failure of the call. Inside a
 * transaction that is not committed yet, it is left to a later run.
 */
export async function removeFilesNowOrLater(db: Database, media: MediaStore): Promise<void> {
  if (isTransaction(db)) return;
  try {
    await removeFiles(db, media);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
