import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { projectRoot } from '#db/project-root.ts';
import { sourceStack } from './kernel/log/source-stack.ts';

/**
 * The entry of the built server: keeps compiled code for the next start, and makes garbage collection run
 * earlier, to limit memory.
 */
setFlagsFromString('--max-semi-space-size=8');
setFlagsFromString('--heap-growing-percent=30');
enableCompileCache(path.join(projectRoot, 'node_modules/.compile-cache'));
process.on('uncaughtExceptionMonitor', (error) => {
  if (error.stack) error.stack = sourceStack(error.stack);
});
await import('./main.ts');
