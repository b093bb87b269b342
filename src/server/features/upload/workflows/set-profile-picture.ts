import type { Database } from '#db/open.ts';
import { updateProfile } from '#server/features/account/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { UploadQuotas } from '#shared/features/upload/schema.ts';
import { keepUploads } from './keep-uploads.ts';
import { prepareProfilePicture } from './prepare-upload.ts';

/** Stores a picture as that of the member's profile. The one before is deleted in the background if nothing shows it. */
export async function setProfilePicture(
  {
    db,
    media,
    jobs,
    quotas,
  }: { db: Database; quotas: UploadQuotas } & Pick<Context, 'media' | 'jobs'>,
  content: string,
  by: Writing,
) {
  const picture = await prepareProfilePicture(media, Buffer.from(content, 'base64'));
  const { address } = picture;
  await inTransaction(db, async (tx) => {
    const profile = { profilePicture: address };
    await updateProfile(tx, { userId: by.writer, profile }, by.now);
    await keepUploads(tx, media, { prepared: [picture], quotas, by });
    await jobs.enqueue(tx, 'profile-pictures', {});
  });
  const { width, height, bytes } = picture.upload;
  return { address, width, height, bytes };
}
