import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { Writing } from '#server/kernel/writing.ts';

export interface NewUpload {
  sha256: string;
  mime: string;
  bytes: number;
  /** Null for a sound. */
  width: number | null;
  height: number | null;
  /** Null for a picture. */
  seconds: number | null;
  fileName: string;
  alt: string | null;
  /** Whether it goes as soon as no profile shows it. */
  isProfilePicture: boolean;
}

/**
 * Notes an uploaded picture or sound. The same one again only counts as new: what is unused is kept for a time, unless
 * it was only ever the picture of a profile.
 */
export async function addUpload(tx: Tx, added: NewUpload, { writer, now }: Writing): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ ...added, createdBy: writer, uploadedAt: now })
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({
        uploadedAt: now,
        isProfilePicture: sql`uploads.is_profile_picture and excluded.is_profile_picture`,
      }),
    )
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

/** Notes files that are to be removed once this transaction has succeeded. */
export async function noteRemovedFiles(tx: Tx, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insertInto('removedFiles')
    .values(names.map((name) => ({ name, removedAt: now })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Files that are written again are not removed. Waits for those that are being removed now. */
export async function forgetRemovedFiles(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.deleteFrom('removedFiles').where('name', 'in', names).execute();
}

/** Takes some of the files that are to be removed. A transaction that writes one of them again waits for this one. */
export async function takeRemovedFiles(tx: Tx, most: number): Promise<string[]> {
  const some = tx
    .selectFrom('removedFiles')
    .select('name')
    .orderBy('removedAt')
    .orderBy('name')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const taken = await tx
    .deleteFrom('removedFiles')
    .where('name', 'in', some)
    .returning('name')
    .execute();
  return taken.map(({ name }) => name);
}
