import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { projectRoot } from '#db/project-root.ts';

/**
 * The built server, in place of `main.ts`: what is compiled is kept for the next start, stack traces name
 * the sources, and garbage is collected before the process has taken twice the memory that it needs.
 */
setFlagsFromString('--max-semi-space-size=8');
setFlagsFromString('--heap-growing-percent=30');
enableCompileCache(path.join(projectRoot, 'node_modules/.compile-cache'));
process.setSourceMapsEnabled(true);
await import('./main.ts');
