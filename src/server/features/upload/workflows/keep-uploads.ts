import { lockName } from '#db/advisory-lock.ts';
import type { Tx } from '#db/open.ts';
import { invalid } from '#server/kernel/failure.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { bytesOfMegabyte, type UploadQuotas } from '#shared/features/upload/schema.ts';
import { addUpload, forgetRemovedFiles } from '../mutations.ts';
import { findUsage, listStored } from '../queries.ts';
import type { PreparedUpload } from './prepare-upload.ts';

interface Keeping {
  prepared: readonly PreparedUpload[];
  quotas: UploadQuotas;
  by: Writing;
}

/**
 * Counts only what is not stored yet. The lock makes uploads at the same time wait, so that each sees the others.
 * @throws invalid when the uploads of the person or of the site would have more bytes than they may
 */
async function requireRoom(tx: Tx, { prepared, quotas, by }: Keeping): Promise<void> {
  await lockName(tx, 'uploads');
  const stored = await listStored(
    tx,
    prepared.map(({ upload }) => upload.sha256),
  );
  const added = prepared
    .filter(({ upload }) => !stored.has(upload.sha256))
    .reduce((sum, { upload }) => sum + upload.bytes, 0);
  if (added === 0) return;
  const { own, site } = await findUsage(tx, by.writer);
  if (own + added > quotas.authorUploadMegabytes * bytesOfMegabyte)
    throw invalid(
      'content',
      `Your pictures and sounds may have ${quotas.authorUploadMegabytes} MB together; with this file they would have more.`,
    );
  if (site + added > quotas.siteUploadMegabytes * bytesOfMegabyte)
    throw invalid(
      'content',
      `The pictures and sounds of the site may have ${quotas.siteUploadMegabytes} MB together; with this file they would have more.`,
    );
}

/**
 * Stores uploads: their files are written before the rows are committed, so that no row lacks its file, and while the
 * rows are locked, so that the files are not removed.
 * @throws invalid when there is no room for them
 */
export async function keepUploads(
  tx: Tx,
  media: MediaStore,
  { prepared, quotas, by }: Keeping,
): Promise<void> {
  if (prepared.length === 0) return;
  await requireRoom(tx, { prepared, quotas, by });
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
