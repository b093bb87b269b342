import path from 'node:path';
import { createBuilder } from 'vite';
import { fingerprintSources, isBuiltFrom, markBuiltFrom } from './build-stamp.ts';
import { writeSbom } from './sbom.ts';

/** Builds the web app and the server, unless their sources have not changed. */
export async function buildWhenStale(): Promise<void> {
  const fingerprint = fingerprintSources();
  if (isBuiltFrom(fingerprint)) return;
  process.stdout.write('Building the app …\n');
  const root = path.dirname(import.meta.dirname);
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  await writeSbom();
  markBuiltFrom(fingerprint);
}

if (import.meta.main) {
  // Otherwise React's JSX is compiled for development.
  process.env.NODE_ENV = 'production';
  await buildWhenStale();
}
