import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import type { Sharp, SharpOptions } from 'sharp';
import {
  largestSize,
  type PictureSize,
  pictureFile,
  storedSizes,
} from '#shared/kernel/media/own-picture.ts';
import { invalid } from '../failure.ts';
import { onFirstUse } from '../on-first-use.ts';

/** Limits for pictures from outside: a small file can have more pixels than there is memory. */
const limits = {
  /** Of all frames together; the largest phones take 50 million. */
  pixels: 52_000_000,
  frames: 150,
  seconds: 30,
};

/** Nothing else is read: the library would also read SVG, PDF and TIFF. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const openOptions = { limitInputPixels: limits.pixels, failOn: 'error' } satisfies SharpOptions;

/** A picture in all its sizes. */
export interface EncodedPicture extends PictureSize {
  /** Of the largest file. */
  sha256: string;
  files: { name: string; bytes: Uint8Array }[];
}

/** A shape other than that of the picture: its middle, as a square of at most `side`, which does not move. */
export interface SquarePicture {
  side: number;
}

export type PictureEncoder = (bytes: Uint8Array, square?: SquarePicture) => Promise<EncodedPicture>;

/**
 * Makes WebP files of pictures, without what else was in them: where and with which camera a photo was taken, and
 * texts that a browser could take for a page. One picture at a time, because a large one needs 200 MB.
 */
export function createPictureEncoder(): PictureEncoder {
  const queue = new PQueue({ concurrency: 1 });
  // It is large, and most processes never get a picture.
  const library = onFirstUse(async () => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: readers });
    return sharp;
  });
  return (bytes, square) =>
    queue.add(async () => {
      const sharp = await library();
      return square ? encodeSquare(sharp, bytes, square) : encode(sharp, bytes);
    });
}

type Library = typeof import('sharp')['default'];

async function encode(sharp: Library, bytes: Uint8Array): Promise<EncodedPicture> {
  const { isAnimated } = await checkPicture(sharp, bytes);
  const open = () => {
    const picture = sharp(bytes, { ...openOptions, animated: isAnimated });
    // An animation is one tall picture of all frames, which cannot be turned.
    return isAnimated ? picture : picture.autoOrient();
  };
  const largest = await written(
    open().resize({ ...largestSize, fit: 'inside', withoutEnlargement: true }),
  );
  const sha256 = createHash('sha256').update(largest.bytes).digest('hex');
  const smaller = storedSizes(largest).slice(0, -1);
  const files = [{ name: pictureFile(sha256, largest), bytes: largest.bytes }];
  for (const size of smaller) {
    const { bytes: content } = await written(open().resize({ ...size, fit: 'fill' }));
    files.push({ name: pictureFile(sha256, size), bytes: content });
  }
  return { sha256, width: largest.width, height: largest.height, files };
}

async function encodeSquare(
  sharp: Library,
  bytes: Uint8Array,
  square: SquarePicture,
): Promise<EncodedPicture> {
  const found = await checkPicture(sharp, bytes);
  const side = Math.min(square.side, found.width, found.height);
  const picture = sharp(bytes, openOptions)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'cover' });
  const { bytes: content, ...size } = await written(picture);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { sha256, ...size, files: [{ name: pictureFile(sha256, size), bytes: content }] };
}

async function written(picture: Sharp): Promise<PictureSize & { bytes: Uint8Array }> {
  const { data, info } = await orDamaged(
    picture
      .webp({ quality: 82, smartSubsample: true, effort: 4 })
      .timeout({ seconds: limits.seconds })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** Refuses what is no picture, or too large a one, before it is decoded. @returns its size and whether it is animated */
async function checkPicture(
  sharp: Library,
  bytes: Uint8Array,
): Promise<PictureSize & { isAnimated: boolean }> {
  const found = await factsOf(sharp, bytes).catch(() => undefined);
  if (!found || !readable.has(found.format))
    throw invalid('content', 'Only pictures in JPEG, PNG, WebP, GIF and AVIF can be uploaded');
  const { width, height, pages = 1, format } = found;
  const isAnimated = pages > 1 && (format === 'gif' || format === 'webp');
  const frames = isAnimated ? pages : 1;
  if (width * height * frames > limits.pixels || frames > limits.frames)
    throw invalid('content', 'The picture has too many pixels or frames');
  return { isAnimated, width, height };
}

/** Rejects what is no picture; without any bytes, the library throws at once. */
const factsOf = async (sharp: Library, bytes: Uint8Array) =>
  sharp(bytes, { ...openOptions, limitInputPixels: false }).metadata();

const orDamaged = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw invalid('content', 'The picture is damaged');
  });
