import path from 'node:path';
import { createBuilder } from 'vite';
import { fingerprintSources, isBuiltFrom, markBuiltFrom } from './build-stamp.ts';

/** Builds the web app, for browser and server, unless what it is made of has not changed. */
export async function buildWhenStale(): Promise<void> {
  const fingerprint = fingerprintSources();
  if (isBuiltFrom(fingerprint)) return;
  process.stdout.write('Building the web app …\n');
  const root = path.dirname(import.meta.dirname);
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  markBuiltFrom(fingerprint);
}

if (import.meta.main) await buildWhenStale();
