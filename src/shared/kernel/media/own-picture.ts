/** Where uploaded pictures are served. */
export const filesFolder = '/files/';

/** The name of a file of a picture: the hash of its largest file, and its own width and height. */
export const pictureFileName = /^[0-9a-f]{64}-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

/** The address of an uploaded picture: that of its largest file. */
export const ownPictureAddress = /^\/files\/([0-9a-f]{64})-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

/** A larger picture is made smaller. */
export const largestSize = { width: 1920, height: 4000 };

/** The widths of the smaller files of a picture. */
const smallerWidths = [480, 960];

/** The side of a picture of a profile, which is shown small: one file does. */
export const profilePictureSide = 480;

export interface PictureSize {
  width: number;
  height: number;
}

/** The sizes in which a picture is stored, the smallest first: they follow from its address alone. */
export function storedSizes({ width, height }: PictureSize): PictureSize[] {
  const smaller = smallerWidths
    .filter((each) => each < width)
    .map((each) => ({ width: each, height: Math.max(1, Math.round((height * each) / width)) }));
  return [...smaller, { width, height }];
}

export const pictureFile = (sha256: string, { width, height }: PictureSize): string =>
  `${sha256}-${width}x${height}.webp`;

/** The files of an uploaded picture, the smallest first; undefined for any other address. */
export function filesOfPicture(
  address: string,
): (PictureSize & { files: (PictureSize & { address: string })[] }) | undefined {
  const [, sha256, width, height] = ownPictureAddress.exec(address) ?? [];
  if (sha256 === undefined) return undefined;
  const size = { width: Number(width), height: Number(height) };
  const files = storedSizes(size).map((each) => ({
    ...each,
    address: filesFolder + pictureFile(sha256, each),
  }));
  return { ...size, files };
}

/** Whether the address is of a picture by https, or of one that was uploaded here. */
export const isPictureAddress = (address: string): boolean =>
  /^https:\/\//i.test(address) || ownPictureAddress.test(address);
