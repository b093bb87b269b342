import { imageSize } from 'image-size';
import type { PictureSize } from '#shared/kernel/media/own-picture.ts';

/** An address has four digits for each side. */
const maxSide = 9999;

/** The size that a picture says that it has; undefined for what is none. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    // A copy: the library would read on in the memory that small buffers share.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(bytes));
    const turned = orientation > 4;
    const within = (side: number) => Math.max(1, Math.min(maxSide, Math.round(side)));
    return turned
      ? { width: within(height), height: within(width) }
      : { width: within(width), height: within(height) };
  } catch {
    return undefined;
  }
}
