import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { projectRoot } from '#db/project-root.ts';

/**
 * The built server, in place of `main.ts`: what is compiled is kept for the next start, and stack traces
 * name the sources.
 */
enableCompileCache(path.join(projectRoot, 'node_modules/.compile-cache'));
process.setSourceMapsEnabled(true);
await import('./main.ts');
