import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#db/project-root.ts';
import { besideTheBundle } from './packages.ts';

const Package = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const readPackage = (folder: string) =>
  Package.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/**
 * Copies what the built server needs to run into an empty folder: the bundles, the demo catalogue, and the packages
 * that are not part of the bundle. The folder needs nothing but Node.js.
 */
export function assemble(target: string): void {
  mkdirSync(target, { recursive: true });
  const { name, version } = readPackage(projectRoot);
  const description = { name, version, private: true, type: 'module' };
  writeFileSync(
    path.join(target, 'package.json'),
    `${JSON.stringify(description, undefined, 2)}\n`,
  );
  for (const part of ['dist', 'db/seed']) copy(part, target, (file) => !file.endsWith('.ts'));
  for (const part of withDependencies(besideTheBundle))
    copy(path.join('node_modules', part), target, () => true);
}

function copy(part: string, target: string, isWanted: (file: string) => boolean): void {
  cpSync(path.join(projectRoot, part), path.join(target, part), {
    recursive: true,
    dereference: true,
    filter: (file) => isWanted(file),
  });
}

/** The packages with everything that they depend on, as far as it is installed for this system. */
function withDependencies(names: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const folder = path.join(projectRoot, 'node_modules', name);
    if (found.has(name) || !existsSync(folder)) return;
    found.add(name);
    const { dependencies, optionalDependencies } = readPackage(folder);
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) visit(each);
  };
  for (const name of names) visit(name);
  return found;
}

if (import.meta.main) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Usage: node scripts/image/assemble.ts FOLDER');
  assemble(path.resolve(target));
}
