import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#db/make-folder.ts';
import { type ByteRange, type FilePart, withinSize } from './byte-range.ts';

export interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

/** Where files are kept by their names. A file is written whole or not at all, and never changes. */
export interface FileStore {
  write(file: StoredFile): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Undefined if there is no such file, here and in `readPart`. */
  read(name: string): Promise<Uint8Array | undefined>;
  readPart(name: string, range: ByteRange): Promise<FilePart | undefined>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
}

/** Files in a folder, which is made with the first one. */
export function folderStore(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, name);
  return {
    write: async ({ name, bytes }) => {
      await makeFolder(folder);
      await writeWhole(pathOf(name), bytes);
    },
    has: async (name) => (await stat(pathOf(name)).catch(undefinedIfAbsent)) !== undefined,
    read: (name) => readFile(pathOf(name)).catch(undefinedIfAbsent),
    readPart: (name, range) => readPart(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Files that are written to one store; those that are only in another are read there until they are moved. */
export function storeWithOlder(store: FileStore, older: FileStore): FileStore {
  return {
    write: (file) => store.write(file),
    has: async (name) => (await store.has(name)) || older.has(name),
    read: async (name) => (await store.read(name)) ?? older.read(name),
    readPart: async (name, range) =>
      (await store.readPart(name, range)) ?? older.readPart(name, range),
    remove: async (name) => {
      await store.remove(name);
      await older.remove(name);
    },
  };
}

async function readPart(file: string, range: ByteRange): Promise<FilePart | undefined> {
  const handle = await open(file).catch(undefinedIfAbsent);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const within = withinSize(range, size);
    if (!within) return { size, from: 0, bytes: undefined };
    const bytes = new Uint8Array(within.length);
    await handle.read(bytes, 0, within.length, within.from);
    return { size, from: within.from, bytes };
  } finally {
    await handle.close();
  }
}

/** The file has its name only once it is complete. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export function undefinedIfAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
