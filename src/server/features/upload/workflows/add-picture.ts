import type { Database } from '#db/open.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type {
  PictureUpload,
  UploadedPicture,
  UploadQuotas,
} from '#shared/features/upload/schema.ts';
import { keepUploads } from './keep-uploads.ts';
import { preparePicture } from './prepare-upload.ts';

/** Encodes and stores a picture. */
export async function addPicture(
  { db, media, quotas }: { db: Database; media: MediaStore; quotas: UploadQuotas },
  { content, ...about }: PictureUpload,
  by: Writing,
): Promise<UploadedPicture> {
  const picture = await preparePicture(media, Buffer.from(content, 'base64'), about);
  await inTransaction(db, (tx) => keepUploads(tx, media, { prepared: [picture], quotas, by }));
  const { width, height, bytes } = picture.upload;
  return { address: picture.address, width, height, bytes };
}
