import { execFileSync } from 'node:child_process';

/**
 * The account under which a root process runs PostgreSQL, which refuses to run as root: `nobody`, which every
 * system has.
 * @returns undefined if this process is not root
 */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
