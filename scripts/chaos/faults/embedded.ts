import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { App } from '../stage/app.ts';
import type { EmbeddedStage } from '../stage/stage.ts';
import { until } from '../wait.ts';
import type { BackAgain, Fault, Scene } from './fault.ts';
import { everySubmitStep, stepInWords } from './submit-step.ts';

/** What happens to the embedded database alone; killing its process is one of the faults of processes. */
export const embeddedFaults: Fault<EmbeddedStage>[] = [
  ...everySubmitStep.map((at) => ({
    name: `app killed at ${stepInWords(at, 'the embedded database')}`,
    inflict: async ({ stage }: Scene<EmbeddedStage>): Promise<BackAgain> => {
      stage.killAtSubmit(at);
      await until('a submit to be at the step', () => !stage.app.isRunning);
      return { of: 'app', ...(await stage.app.start()) };
    },
  })),
  {
    name: 'first start with the embedded database killed',
    inflict: async ({ chance }) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-chaos-first-'));
      const app = await App.create({ DATABASE_URL: '', DATA_DIR: folder });
      app.spawn();
      await pause(chance.whole(200, 6000));
      await app.end('SIGKILL');
      await app.start();
      await app.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      return undefined;
    },
  },
];
