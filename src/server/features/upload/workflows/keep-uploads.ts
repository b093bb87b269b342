import type { Tx } from '#db/open.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { addUpload, forgetRemovedFiles } from '../mutations.ts';
import type { PreparedUpload } from './prepare-upload.ts';

/**
 * Stores uploads: their files are written before the rows are committed, so that no row lacks its file, and while the
 * rows are locked, so that the files are not removed.
 */
export async function keepUploads(
  tx: Tx,
  media: MediaStore,
  { prepared, by }: { prepared: readonly PreparedUpload[]; by: Writing },
): Promise<void> {
  // In one order, so that two imports of the same pictures do not wait for each other.
  const ordered = prepared.toSorted((a, b) => (a.upload.sha256 < b.upload.sha256 ? -1 : 1));
  for (const { upload, files } of ordered) {
    await addUpload(tx, upload, by);
    await forgetRemovedFiles(
      tx,
      files.map(({ name }) => name),
    );
    await media.keep(files);
  }
}
