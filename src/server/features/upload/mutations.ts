import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';

export interface NewUpload {
  sha256: string;
  mime: string;
  bytes: number;
  /** Of a picture. */
  width: number | null;
  height: number | null;
  /** Of a sound. */
  seconds: number | null;
  fileName: string;
  alt: string | null;
}

/** Notes an uploaded picture or sound. The same one again only counts as new: what is unused is kept for a time. */
export async function addUpload(tx: Tx, added: NewUpload, { writer, now }: Writing): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ ...added, createdBy: writer, uploadedAt: now })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ uploadedAt: now }))
    .execute();
}

/** Removes an upload from before. @returns it; undefined if it was uploaded later, or again */
export function takeUpload(tx: Tx, id: number, before: Date) {
  return tx
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('uploadedAt', '<', before)
    .returning(['sha256', 'mime', 'width', 'height'])
    .executeTakeFirst();
}
