import type { Database } from '#db/open.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { PictureUpload, UploadedPicture } from '#shared/features/upload/schema.ts';
import { filesFolder, pictureFile } from '#shared/kernel/media/own-picture.ts';
import { addUpload } from '../mutations.ts';

/** Encodes and stores a picture. The files are written while its row is locked, so that nobody removes them. */
export async function addPicture(
  { db, media }: { db: Database; media: MediaStore },
  { content, fileName, alt }: PictureUpload,
  by: Writing,
): Promise<UploadedPicture> {
  const { sha256, width, height, files } = await media.encode(Buffer.from(content, 'base64'));
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const size = { width, height };
  await inTransaction(db, async (tx) => {
    await addUpload(
      tx,
      { sha256, mime: 'image/webp', bytes, ...size, seconds: null, fileName, alt },
      by,
    );
    await media.keep(files);
  });
  return { address: filesFolder + pictureFile(sha256, size), ...size, bytes };
}
