import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Fault, faults } from './faults.ts';

const root = path.join(import.meta.dirname, '../..');
const copied = [
  'src',
  'tests',
  'db',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.config.ts',
];

/** The text of every file of the product, by its path relative to `folder`. */
export function readSources(folder = root): Map<string, string> {
  const files = globSync('{src,db}/**/*.{ts,tsx}', { cwd: folder });
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** @returns whether the tests of the fault fail on a copy of the project that has it */
function isCaught(fault: Fault, folder: string): boolean {
  const [found] = [...readSources(folder)].filter(([, text]) => text.includes(fault.find));
  if (!found) throw new Error(`There is nothing to change: ${fault.title}`);
  const [file, original] = found;
  const target = path.join(folder, file);
  writeFileSync(
    target,
    original.replace(fault.find, () => fault.replace),
  );
  const passed = testsPass(fault, folder);
  writeFileSync(target, original);
  return !passed;
}

function testsPass({ project, caughtBy }: Fault, folder: string): boolean {
  const args = ['run', '--bail=1', '--reporter=dot', '--project', project, ...caughtBy];
  return spawnSync('vitest', args, { cwd: folder, stdio: 'ignore', timeout: 600_000 }).status === 0;
}

/** Tests that fail without a fault would seem to catch every one. */
function requirePassing(chosen: Fault[], folder: string): void {
  const distinct = new Map(chosen.map((fault) => [`${fault.project} ${fault.caughtBy}`, fault]));
  for (const [name, fault] of distinct)
    if (!testsPass(fault, folder)) throw new Error(`These tests fail without a fault: ${name}`);
}

function copyProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-faults-'));
  for (const name of copied)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'node_modules',
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

if (import.meta.main) {
  const [, , text = ''] = process.argv;
  const chosen = faults.filter(({ title }) => title.includes(text));
  const folder = copyProject();
  requirePassing(chosen, folder);
  let caught = 0;
  for (const fault of chosen) {
    const found = isCaught(fault, folder);
    if (found) caught += 1;
    console.log(`${found ? '✓' : '✗'} ${fault.title} (${fault.caughtBy.join(', ')})`);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`${caught} / ${chosen.length} caught`);
  process.exitCode = caught === chosen.length ? 0 : 1;
}
