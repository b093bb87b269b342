import type { Database } from '#db/open.ts';
import { Failure, notFound } from '#server/kernel/failure.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { daysUnused } from '#shared/features/upload/schema.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { noteRemovedFiles, takeUpload } from '../mutations.ts';
import { hasUpload, listUses } from '../queries.ts';
import { filesOf } from '../views.ts';
import { removeFilesNowOrLater } from './remove-files.ts';

/** Deletes a picture or sound that nothing shows, and then its files. */
export async function removePicture(
  { db, media }: { db: Database; media: MediaStore },
  { id, now }: { id: number; now: Date },
): Promise<void> {
  const before = new Date(now.getTime() - daysUnused * dayMs);
  await inTransaction(db, async (tx) => {
    if (!(await hasUpload(tx, id))) throw notFound('Picture');
    const uses = await listUses(tx, [id]);
    const taken = uses.length === 0 ? await takeUpload(tx, id, before) : undefined;
    if (!taken)
      throw new Failure('conflict', 'The picture is used, or was uploaded in the last seven days');
    await noteRemovedFiles(tx, filesOf(taken), now);
  });
  await removeFilesNowOrLater(db, media);
}
