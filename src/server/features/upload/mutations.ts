import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';

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
