import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { projectRoot } from '#db/project-root.ts';
import { sourceStack } from './kernel/log/source-stack.ts';

/** The entry of the built server: keeps compiled code for the next start, and limits memory. */
enableCompileCache(path.join(projectRoot, 'node_modules/.compile-cache'));
process.on('uncaughtExceptionMonitor', (error) => {
  if (error.stack) error.stack = sourceStack(error.stack);
});
const { startServer } = await import('./main.ts');
await startServer();
// Garbage is collected earlier, but not while the server starts: nearly all that it allocates then stays.
setFlagsFromString('--heap-growing-percent=30');
