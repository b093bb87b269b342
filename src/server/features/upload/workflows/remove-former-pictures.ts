import type { Database } from '#db/open.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { listFormerProfilePictures } from '../queries.ts';
import { removeFiles } from './remove-files.ts';
import { removeUnused } from './remove-unused.ts';

/**
 * Deletes the pictures that were those of profiles and that nothing shows any more: replaced and removed ones, and those
 * of erased accounts.
 * @throws unavailable if files cannot be removed now
 */
export async function removeFormerPictures(
  db: Database,
  media: MediaStore,
  now: Date,
): Promise<void> {
  for (const { sha256, uploadedAt: since } of await listFormerProfilePictures(db))
    await inTransaction(db, (tx) => removeUnused(tx, { hashes: [sha256], since, now }));
  await removeFiles(db, media);
}
