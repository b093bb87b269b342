import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureFileName } from '#shared/kernel/media/own-picture.ts';
import { soundFileName } from '#shared/kernel/media/own-sound.ts';
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts';
import { cleanSound } from './sound/clean-sound.ts';

export interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * The files of uploaded pictures and sounds. Their names are hashes, so a file is written once and never changes.
 */
export interface MediaStore {
  encode: PictureEncoder;
  clean: typeof cleanSound;
  keep(files: readonly StoredFile[]): Promise<void>;
  /** A file by its name; undefined if there is none, or if this is no name of a file. */
  find(name: string): Promise<Uint8Array | undefined>;
  remove(names: readonly string[]): Promise<void>;
}

export function createMediaStore(dataDir: string): MediaStore {
  const folder = path.resolve(dataDir, 'pictures');
  const fileOf = (name: string) =>
    pictureFileName.test(name) || soundFileName.test(name) ? path.join(folder, name) : undefined;
  return {
    encode: createPictureEncoder(),
    clean: cleanSound,
    keep: async (files) => {
      await mkdir(folder, { recursive: true });
      for (const { name, bytes } of files) await writeWhole(path.join(folder, name), bytes);
    },
    find: async (name) => {
      const file = fileOf(name);
      return file === undefined ? undefined : readFile(file).catch(undefinedIfAbsent);
    },
    remove: async (names) => {
      for (const name of names) {
        const file = fileOf(name);
        if (file !== undefined) await rm(file, { force: true });
      }
    },
  };
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

function undefinedIfAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
