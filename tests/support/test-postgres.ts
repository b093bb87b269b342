import { statfsSync } from 'node:fs';
import { type LocalPostgres, startLocalPostgres } from '#scripts/local-postgres.ts';

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/**
 * A PostgreSQL server for tests, with its data in memory where the machine has room for it: each test world is a copy
 * of more than a thousand files, which takes up to ten times as long on a disk that others write to.
 */
export function startTestPostgres(): Promise<LocalPostgres> {
  return startLocalPostgres({ parent: hasRoom(memory) ? memory : undefined });
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
