import type { ListedPicture, PictureUse } from '#shared/features/upload/schema.ts';
import { filesFolder, pictureFile } from '#shared/kernel/own-picture.ts';

type Row = Omit<ListedPicture, 'address' | 'uses' | 'uploadedAt'> & {
  sha256: string;
  uploadedAt: Date;
};

/** A picture of the list with what shows it. */
export const listedPicture = (
  { sha256, ...row }: Row,
  uses: readonly (PictureUse & { uploadId: number })[],
) => ({
  ...row,
  address: filesFolder + pictureFile(sha256, row),
  uses: uses.filter(({ uploadId }) => uploadId === row.id),
});
