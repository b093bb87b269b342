import type { StoredFile } from '#server/kernel/files/file-store.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import type { EncodedPicture } from '#server/kernel/files/picture-encoder.ts';
import { filesFolder, pictureFile, profilePictureSide } from '#shared/kernel/media/own-picture.ts';
import { soundTypes } from '#shared/kernel/media/own-sound.ts';
import type { NewUpload } from '../mutations.ts';

/** An upload with its files and the address that it will have, not stored yet. */
export interface PreparedUpload {
  upload: NewUpload;
  files: readonly StoredFile[];
  address: string;
}

/**
 * Encodes a picture.
 * @throws invalid if its format is not supported, or if it is damaged
 */
export async function preparePicture(
  media: MediaStore,
  content: Uint8Array,
  about: { fileName: string; alt: string | null },
) {
  return preparedPicture(await media.encode(content), { ...about, isProfilePicture: false });
}

/**
 * Encodes the picture of a profile. The name of its file is not stored: it may be about the person, and nothing needs it.
 * @throws invalid if its format is not supported, or if it is damaged
 */
export async function prepareProfilePicture(media: MediaStore, content: Uint8Array) {
  const encoded = await media.encode(content, { side: profilePictureSide });
  return preparedPicture(encoded, { fileName: '', alt: null, isProfilePicture: true });
}

function preparedPicture(
  { sha256, width, height, files }: EncodedPicture,
  about: Pick<NewUpload, 'fileName' | 'alt' | 'isProfilePicture'>,
) {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const upload = { sha256, mime: 'image/webp', bytes, width, height, seconds: null, ...about };
  const address = filesFolder + pictureFile(sha256, { width, height });
  return { upload, files, address } satisfies PreparedUpload;
}

/**
 * Cleans a sound.
 * @throws invalid if its format is not supported, or if it is damaged or too long
 */
export async function prepareSound(media: MediaStore, content: Uint8Array, fileName: string) {
  const { kind, sha256, seconds, file } = await media.clean(content);
  const upload = {
    sha256,
    mime: soundTypes[kind],
    bytes: file.bytes.length,
    width: null,
    height: null,
    seconds,
    fileName,
    alt: null,
    isProfilePicture: false,
  };
  return { upload, files: [file], address: filesFolder + file.name } satisfies PreparedUpload;
}
