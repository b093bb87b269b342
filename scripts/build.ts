import path from 'node:path';
import { createBuilder } from 'vite';
import { isBuiltFrom, markBuiltFrom, readSources } from './build-stamp.ts';
import { writeSbom } from './sbom.ts';

/** Builds the web app and the server, unless their sources have not changed. */
export async function buildWhenStale(): Promise<void> {
  const sources = readSources();
  if (isBuiltFrom(sources)) return;
  process.stdout.write('Building the app …\n');
  const root = path.dirname(import.meta.dirname);
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  await writeSbom();
  markBuiltFrom(sources);
}

if (import.meta.main) {
  // Otherwise React's JSX is compiled for development.
  process.env.NODE_ENV = 'production';
  await buildWhenStale();
}
