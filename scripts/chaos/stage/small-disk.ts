import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  remove(): void;
}

/** Mounts a disk in memory that can be filled; undefined where this account may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-disk-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mount.status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  // PostgreSQL runs under another account.
  chmodSync(folder, 0o755);
  const unmount = () => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', unmount);
  return {
    folder,
    remove: () => {
      process.off('exit', unmount);
      unmount();
    },
  };
}
