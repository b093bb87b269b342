import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onFirstUse } from '#server/kernel/on-first-use.ts';

const root = path.dirname(import.meta.dirname);
const stamp = path.join(root, 'dist', 'built-from');

/** What the app is built from, as two hashes. */
export interface Sources {
  /** Of the names, sizes and times of change: cheap, but a copy of the same files has another. */
  state: string;
  /** Of the contents, as they were when it was first called. */
  contents(): string;
}

/**
 * Whether the app is built from these sources. Every start asks, and reading all files would be a tenth of it: while
 * none has changed, their contents are not read.
 */
export function isBuiltFrom(sources: Sources): boolean {
  const [contents, state] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  if (state === sources.state) return true;
  if (contents !== sources.contents()) return false;
  markBuiltFrom(sources);
  return true;
}

export const markBuiltFrom = ({ contents, state }: Sources): void =>
  writeFileSync(stamp, `${contents()}\n${state}`);

/** The files that the app is built from, as they are now. */
export function readSources(): Sources {
  const files = [
    ...filesIn(root, { recursive: false }).filter((file) => /\.config\.[^.]+$/.test(file)),
    ...filesIn(path.join(root, 'db'), { recursive: true }).filter((file) => file.endsWith('.ts')),
    ...filesIn(path.join(root, 'src'), { recursive: true }),
    path.join(root, 'package-lock.json'),
  ].filter((file) => !file.endsWith('.gen.ts'));
  return {
    state: hashOf(files, stateOf),
    contents: onFirstUse(() => hashOf(files, (file) => readFileSync(file))),
  };
}

const filesIn = (folder: string, { recursive }: { recursive: boolean }): string[] =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}\n`;
}

function hashOf(files: readonly string[], read: (file: string) => string | Buffer): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(read(file));
  return hash.digest('hex');
}
