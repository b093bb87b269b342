import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withoutLimits } from '#scripts/without-limits.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Starts the built app as `npm start` does, with a data folder that is removed when it stops. */
export async function startApp(environment: Record<string, string>): Promise<ServerProcess> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-bench-'));
  const app = await startServer({
    // As `with-tools.mjs` has it.
    options: ['--max-semi-space-size=16'],
    script: 'scripts/start.ts',
    ready: '/readyz',
    environment: {
      ...withoutLimits,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SEED: 'none',
      OVERLOAD_DELAY: '1000000',
      ...environment,
    },
  });
  return {
    ...app,
    stop: async () => {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
