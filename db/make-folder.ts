import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder, and those above it that are missing. `mkdir` with `recursive` never returns where a file system
 * refuses a folder as if the one above were missing, as /proc does: it creates that, which is there, and tries again.
 * @param mode of the folders that are created
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const above = path.dirname(path.resolve(folder));
  if (!existsSync(above)) await makeFolder(above, mode);
  try {
    await mkdir(folder, mode);
  } catch (error) {
    const isThere = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isThere) throw error;
  }
}
