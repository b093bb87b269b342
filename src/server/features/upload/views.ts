import type { ListedUpload, PictureUse } from '#shared/features/upload/schema.ts';
import { filesFolder, pictureFile, storedSizes } from '#shared/kernel/media/own-picture.ts';
import { type SoundKind, soundFile, soundTypes } from '#shared/kernel/media/own-sound.ts';

interface StoredUpload {
  sha256: string;
  mime: string;
  width: number | null;
  height: number | null;
}

const soundKinds: readonly SoundKind[] = ['mp3', 'm4a', 'ogg', 'wav'];

/** The files of an upload; the last one is its address. */
export function filesOf({ sha256, mime, width, height }: StoredUpload): string[] {
  if (width !== null && height !== null)
    return storedSizes({ width, height }).map((size) => pictureFile(sha256, size));
  const kind = soundKinds.find((each) => soundTypes[each] === mime);
  return kind === undefined ? [] : [soundFile(sha256, kind)];
}

type Row = StoredUpload &
  Omit<ListedUpload, 'kind' | 'address' | 'uses' | 'uploadedAt'> & {
    uploadedAt: Date;
  };

/** An upload of the list with what shows it. */
export const listedUpload = (row: Row, uses: readonly (PictureUse & { uploadId: number })[]) => {
  const { sha256: _, mime: __, ...shown } = row;
  return {
    ...shown,
    kind: row.seconds === null ? ('picture' as const) : ('sound' as const),
    address: filesFolder + (filesOf(row).at(-1) ?? ''),
    uses: uses.filter(({ uploadId }) => uploadId === row.id),
  };
};
