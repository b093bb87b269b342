import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';

const root = path.dirname(import.meta.dirname);
const stamp = path.join(root, 'dist', 'built-from');

/** Builds the web app, for browser and server, unless what it is made of has not changed. @returns whether it did */
export async function buildWhenStale(): Promise<boolean> {
  const fingerprint = fingerprintSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;
  process.stdout.write('Building the web app …\n');
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  writeFileSync(stamp, fingerprint);
  return true;
}

function fingerprintSources(): string {
  const files = globSync(['src/web/**/*', 'src/shared/**/*', '*.config.*', 'package-lock.json'], {
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

if (import.meta.main) await buildWhenStale();
