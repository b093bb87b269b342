import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const stamp = path.join(root, 'dist', 'built-from');

/** Whether the app is built from sources with this fingerprint. */
export const isBuiltFrom = (fingerprint: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;

export const markBuiltFrom = (fingerprint: string): void => writeFileSync(stamp, fingerprint);

/** A hash of all files that the app is built from. */
export function fingerprintSources(): string {
  const files = globSync(['src/**/*', 'db/**/*.ts', '*.config.*', 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}
