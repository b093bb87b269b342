import { fingerprintSources, isBuiltFrom } from './build-stamp.ts';

/** Builds the web app when it is stale, then becomes the server. Only a build loads Vite. */
process.env.NODE_ENV ||= 'production';
if (!isBuiltFrom(fingerprintSources())) {
  const { buildWhenStale } = await import('./build.ts');
  await buildWhenStale();
}
await import('#server/main.ts');
