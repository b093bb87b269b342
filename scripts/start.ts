import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuiltFrom, readSources } from './build-stamp.ts';

if (process.argv.length > 2) {
  console.error(
    'npm start has no options. Settings are environment variables: PORT=8080 npm start',
  );
  process.exit(1);
}

/** Builds the app when it is stale, then runs the built server. Only a build loads Vite. */
process.env.NODE_ENV ||= 'production';
if (!isBuiltFrom(readSources())) {
  const { buildWhenStale } = await import('./build.ts');
  await buildWhenStale();
}
await import(pathToFileURL(path.resolve(import.meta.dirname, '../dist/server/start.js')).href);
