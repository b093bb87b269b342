import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
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

/** An archive whose directory has been read. */
export interface ZipArchive {
  /** The names of all files in it. */
  names: readonly string[];
  /**
   * Unpacks the files that are wanted, by name; of two with one name the last.
   * @throws invalid if one is damaged or they are too large: none is then returned
   */
  unpack(isWanted: (name: string) => boolean): Promise<ZipEntry[]>;
}

/** @throws invalid for a damaged or unsafe archive */
export const openZip = (bytes: Uint8Array): Promise<ZipArchive> =>
  refusingDamaged(async () => {
    // Names are decoded here, because a name that is refused needs a message of its own.
    const archive = await fromBufferPromise(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      { decodeStrings: false, autoClose: false },
    );
    const files = await filesOf(archive);
    return {
      names: files.map(({ name }) => name),
      unpack: (isWanted) => {
        const wanted = files.filter(({ name }) => isWanted(name));
        return refusingDamaged(() => unpack(archive, wanted));
      },
    };
  });

async function unpack(archive: ZipFile, files: readonly NamedEntry[]): Promise<ZipEntry[]> {
  requireUsualSize(files);
  const lastOfName = new Map(files.map(({ name, entry }) => [name, entry]));
  const unpacked: ZipEntry[] = [];
  // Ends with an error when the entry has more bytes than the directory states, by which it was admitted.
  for (const [name, entry] of lastOfName)
    unpacked.push({ name, bytes: await buffer(await archive.openReadStreamPromise(entry)) });
  return unpacked;
}

async function refusingDamaged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalid('file', 'The archive is damaged');
  }
}

interface NamedEntry {
  name: string;
  entry: Entry;
}

/** The files in the directory of an archive. */
async function filesOf(archive: ZipFile): Promise<NamedEntry[]> {
  if (archive.entryCount > limits.entries) throw invalid('file', 'The archive has too many files');
  const files: NamedEntry[] = [];
  for await (const entry of archive.eachEntry()) {
    const name = nameOf(entry);
    if (!isInside(name)) throw invalid('file', 'The archive names a path outside of it');
    if (!name.endsWith('/')) files.push({ name, entry });
  }
  return files;
}

/** @throws invalid for files that are too large, alone or together */
function requireUsualSize(files: readonly NamedEntry[]): void {
  let total = 0;
  for (const { entry } of files) {
    const { compressedSize, uncompressedSize } = entry;
    total += uncompressedSize;
    const isBomb =
      uncompressedSize > limits.ratioFrom && uncompressedSize > limits.ratio * compressedSize;
    if (isBomb || uncompressedSize > limits.entryBytes || total > limits.totalBytes)
      throw invalid('file', 'The archive is too large when it is unpacked');
  }
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);

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

/** Packs texts and other files into an archive. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>, at: Date): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return zipSync(Object.fromEntries(entries), { mtime: at });
}
