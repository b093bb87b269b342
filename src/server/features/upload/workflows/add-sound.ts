import type { Database } from '#db/open.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { SoundUpload, UploadedSound } from '#shared/features/upload/schema.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { soundTypes } from '#shared/kernel/media/own-sound.ts';
import { addUpload } from '../mutations.ts';

/** Cleans and stores a sound, as a picture is stored. */
export async function addSound(
  { db, media }: { db: Database; media: MediaStore },
  { content, fileName }: SoundUpload,
  by: Writing,
): Promise<UploadedSound> {
  const { kind, sha256, seconds, file } = await media.clean(Buffer.from(content, 'base64'));
  const bytes = file.bytes.length;
  const added = { sha256, mime: soundTypes[kind], bytes, seconds, fileName, alt: null };
  await inTransaction(db, async (tx) => {
    await addUpload(tx, { ...added, width: null, height: null }, by);
    await media.keep([file]);
  });
  return { address: filesFolder + file.name, seconds, bytes };
}
