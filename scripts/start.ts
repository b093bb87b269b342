import { buildWhenStale } from './build.ts';

/** Builds the web app when it is stale, then becomes the server. */
process.env.NODE_ENV ||= 'production';
await buildWhenStale();
await import('#server/main.ts');
