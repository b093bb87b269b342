import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureFileName } from '#shared/kernel/own-picture.ts';
import {
  createPictureEncoder,
  type EncodedPicture,
  type PictureEncoder,
} from './picture-encoder.ts';

/** The files of uploaded pictures. Their names are hashes, so a file is written once and never changes. */
export interface PictureStore {
  encode: PictureEncoder;
  keep(files: EncodedPicture['files']): Promise<void>;
  /** A file by its name; undefined if there is none, or if this is no name of a file. */
  find(name: string): Promise<Uint8Array | undefined>;
  remove(names: readonly string[]): Promise<void>;
}

export function createPictureStore(dataDir: string): PictureStore {
  const folder = path.resolve(dataDir, 'pictures');
  const fileOf = (name: string) =>
    pictureFileName.test(name) ? path.join(folder, name) : undefined;
  return {
    encode: createPictureEncoder(),
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
