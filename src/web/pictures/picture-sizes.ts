import { filesOfPicture } from '#shared/kernel/media/own-picture.ts';

/**
 * What an `img` of an uploaded picture has besides its `src`: the browser loads the smallest file that suffices, and
 * reserves room for it before. Nothing for other pictures.
 * @param shown the width in which it is shown at most, as a CSS length
 */
export function pictureSizes(src: string | undefined, shown: string) {
  const picture = src === undefined ? undefined : filesOfPicture(src);
  if (!picture) return {};
  const { width, height, files } = picture;
  const srcSet = files.map((file) => `${file.address} ${file.width}w`).join(', ');
  return { width, height, srcSet, sizes: `min(100vw, ${shown})` };
}

/** In which a picture is shown in its question. */
export const widestInQuestion = '44rem';

/** Loads the file that will be shown. */
export function preloadPicture(src: string, shown: string): void {
  const image = new Image();
  const { srcSet = '', sizes = '' } = pictureSizes(src, shown);
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
}
