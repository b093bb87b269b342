import type { Tx } from '#db/open.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { addUpload, takeUpload } from '../mutations.ts';
import { findUpload, listUses } from '../queries.ts';
import { filesOf } from '../views.ts';
import type { PreparedUpload } from './prepare-upload.ts';

/** Stores uploads. The files are written while their rows are locked, so that they are not removed. */
export async function keepUploads(
  tx: Tx,
  media: MediaStore,
  { prepared, by }: { prepared: readonly PreparedUpload[]; by: Writing },
): Promise<void> {
  // In one order, so that two imports of the same pictures do not wait for each other.
  const ordered = prepared.toSorted((a, b) => (a.upload.sha256 < b.upload.sha256 ? -1 : 1));
  for (const { upload, files } of ordered) {
    await addUpload(tx, upload, by);
    await media.keep(files);
  }
}

/** Deletes those of these uploads that nothing shows and that were not uploaded again since. */
export async function removeUnused(
  tx: Tx,
  media: MediaStore,
  { hashes, since }: { hashes: readonly string[]; since: Date },
): Promise<void> {
  for (const sha256 of hashes) {
    const id = await findUpload(tx, sha256);
    if (id === undefined || (await listUses(tx, [id])).length > 0) continue;
    const taken = await takeUpload(tx, id, new Date(since.getTime() + 1));
    if (taken) await media.remove(filesOf(taken));
  }
}
