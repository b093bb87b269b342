import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { PictureSize } from '#shared/kernel/own-picture.ts';

interface NewUpload {
  sha256: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  fileName: string;
  alt: string | null;
}

/** Notes an uploaded picture. The same picture again only counts as new: what is unused is kept for a time. */
export async function addUpload(tx: Tx, added: NewUpload, { writer, now }: Writing): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ ...added, createdBy: writer, uploadedAt: now })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ uploadedAt: now }))
    .execute();
}

/** Removes a picture that was uploaded before. @returns it; undefined if it was uploaded later, or again */
export function takeUpload(
  tx: Tx,
  id: number,
  before: Date,
): Promise<(PictureSize & { sha256: string }) | undefined> {
  return tx
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('uploadedAt', '<', before)
    .returning(['sha256', 'width', 'height'])
    .executeTakeFirst();
}
