import path from 'node:path';
import { pictureFileName } from '#shared/kernel/media/own-picture.ts';
import { soundFileName } from '#shared/kernel/media/own-sound.ts';
import type { Bucket } from './bucket.ts';
import { bucketStore, type OnBucketFailure } from './bucket-store.ts';
import type { ByteRange, FilePart } from './byte-range.ts';
import { type FileStore, folderStore, type StoredFile, storeWithOlder } from './file-store.ts';
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts';
import { cleanSound } from './sound/clean-sound.ts';

/**
 * The files of uploaded pictures and sounds. Their names are hashes, so a file is written once and never changes.
 */
export interface MediaStore {
  encode: PictureEncoder;
  clean: typeof cleanSound;
  keep(files: readonly StoredFile[]): Promise<void>;
  has(name: string): Promise<boolean>;
  /** A file by its name; undefined if there is none, or if this is no name of a file. */
  find(name: string): Promise<Uint8Array | undefined>;
  /** The same for a part of it. */
  findPart(name: string, range: ByteRange): Promise<FilePart | undefined>;
  remove(names: readonly string[]): Promise<void>;
}

/** Where the files are: the configured bucket, if there is one, and the folder. */
export function fileStores(
  { dataDir, bucket }: { dataDir: string; bucket: Bucket | undefined },
  onFailure?: OnBucketFailure,
): { folder: FileStore; bucket: FileStore | undefined } {
  return {
    folder: folderStore(path.resolve(dataDir, 'pictures')),
    bucket: bucket && bucketStore(bucket, onFailure),
  };
}

export function createMediaStore(
  config: { dataDir: string; bucket: Bucket | undefined },
  onFailure?: OnBucketFailure,
): MediaStore {
  const { folder, bucket } = fileStores(config, onFailure);
  const store = bucket ? storeWithOlder(bucket, folder) : folder;
  const isName = (name: string) => pictureFileName.test(name) || soundFileName.test(name);
  return {
    encode: createPictureEncoder(),
    clean: cleanSound,
    keep: async (files) => {
      for (const file of files) await store.write(file);
    },
    has: async (name) => isName(name) && store.has(name),
    find: async (name) => (isName(name) ? store.read(name) : undefined),
    findPart: async (name, range) => (isName(name) ? store.readPart(name, range) : undefined),
    remove: async (names) => {
      for (const name of names.filter(isName)) await store.remove(name);
    },
  };
}
