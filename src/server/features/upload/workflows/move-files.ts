import PQueue from 'p-queue';
import type { Database } from '#db/open.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import { listUploadsAfter } from '../queries.ts';
import { filesOf } from '../views.ts';

/** Uploads in one step, and files that are copied at the same time. */
const steps = { uploads: 200, files: 8 };

export interface MovedFiles {
  /** Files that were there already. */
  present: number;
  copied: number;
  /** Names of files that neither store has. */
  missing: string[];
}

/**
 * Copies the files of all uploads to a store that lacks them. They stay where they were. It can be run again.
 * @param from none: only looks which are missing
 */
export async function copyFiles(
  db: Database,
  { from, to }: { from?: FileStore; to: FileStore },
): Promise<MovedFiles> {
  const moved: MovedFiles = { present: 0, copied: 0, missing: [] };
  const copy = async (name: string) => {
    if (await to.has(name)) {
      moved.present += 1;
      return;
    }
    const bytes = await from?.read(name);
    if (bytes === undefined) {
      moved.missing.push(name);
      return;
    }
    await to.write({ name, bytes });
    moved.copied += 1;
  };
  const queue = new PQueue({ concurrency: steps.files });
  for (let last = 0; ; ) {
    const uploads = await listUploadsAfter(db, last, steps.uploads);
    await queue.addAll(uploads.flatMap(filesOf).map((name) => () => copy(name)));
    last = uploads.at(-1)?.id ?? last;
    if (uploads.length < steps.uploads) return moved;
  }
}
