import { strToU8, unzipSync, zipSync } from 'fflate';
import { Failure, invalid } from '../failure.ts';

/** Limits for archives from strangers. */
const limits = {
  entries: 20_000,
  entryBytes: 64 * 2 ** 20,
  totalBytes: 128 * 2 ** 20,
  /** Unpacked to packed; text reaches about 20, and small entries of equal bytes more. */
  ratio: 200,
  ratioFrom: 2 ** 20,
};

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/**
 * Unpacks the entries that are wanted, by name.
 * @throws invalid for a damaged or unsafe archive: nothing of it is then read
 */
export function unzip(bytes: Uint8Array, isWanted: (name: string) => boolean): ZipEntry[] {
  let entries = 0;
  let total = 0;
  const files = orInvalid(() =>
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        entries += 1;
        if (entries > limits.entries) throw invalid('file', 'The archive has too many files');
        if (!isInside(name)) throw invalid('file', 'The archive names a path outside of it');
        if (name.endsWith('/') || !isWanted(name)) return false;
        total += originalSize;
        const isBomb = originalSize > limits.ratioFrom && originalSize > limits.ratio * size;
        if (isBomb || originalSize > limits.entryBytes || total > limits.totalBytes)
          throw invalid('file', 'The archive is too large when it is unpacked');
        return true;
      },
    }),
  );
  return Object.entries(files).map(([name, content]) => ({ name, bytes: content }));
}

/** How often a text occurs in a file. */
export function countOf(text: string, bytes: Uint8Array): number {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = content.indexOf(text); at !== -1; at = content.indexOf(text, at + text.length))
    count += 1;
  return count;
}

/** Nothing is written to a path of an archive; one that leaves it was made with intent. */
const isInside = (name: string): boolean =>
  !/^\/|^[a-z]:|\\/i.test(name) && !name.split('/').includes('..');

function orInvalid<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalid('file', 'The archive is damaged');
  }
}

/** Packs texts and other files into an archive. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>, at: Date): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(entries), { mtime: at });
}
