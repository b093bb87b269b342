import type { Database } from '#db/open.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { SoundUpload, UploadedSound, UploadQuotas } from '#shared/features/upload/schema.ts';
import { keepUploads } from './keep-uploads.ts';
import { prepareSound } from './prepare-upload.ts';

/** Cleans and stores a sound. */
export async function addSound(
  { db, media, quotas }: { db: Database; media: MediaStore; quotas: UploadQuotas },
  { content, fileName }: SoundUpload,
  by: Writing,
): Promise<UploadedSound> {
  const sound = await prepareSound(media, Buffer.from(content, 'base64'), fileName);
  await inTransaction(db, (tx) => keepUploads(tx, media, { prepared: [sound], quotas, by }));
  const { seconds, bytes } = sound.upload;
  return { address: sound.address, seconds, bytes };
}
