import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresApp, PostgresStage } from '../stage/stage.ts';
import { until } from '../wait.ts';
import { type BackAgain, type Fault, lasting, type Scene } from './fault.ts';
import { keepVisiting, warmPages } from './public-pages.ts';
import { everySubmitStep, isAtSubmitStep, type SubmitStep, stepInWords } from './submit-step.ts';

/** What happens on the way between the app and PostgreSQL. */
export const connectionFaults: Fault<PostgresStage>[] = [
  {
    name: 'all connections to PostgreSQL cut',
    inflict: async ({ stage }) => {
      for (const { link } of stage.apps) link.cutAll();
      return undefined;
    },
  },
  {
    name: 'PostgreSQL out of reach',
    inflict: async (scene) => {
      await warmPages(scene);
      for (const { link } of scene.stage.apps) {
        link.mode = 'refuse';
        link.cutAll();
      }
      await keepVisiting(scene, lasting(scene, 1000, 5000));
      for (const { link } of scene.stage.apps) link.mode = 'pass';
      return { of: 'PostgreSQL', at: performance.now() };
    },
  },
  {
    name: 'a second per query',
    inflict: async (scene) => {
      for (const { link } of scene.stage.apps) link.delay = 1000;
      await pause(lasting(scene, 2500, 8000));
      for (const { link } of scene.stage.apps) link.delay = 0;
      return undefined;
    },
  },
  {
    name: 'nothing passes to PostgreSQL',
    inflict: async (scene) => {
      for (const { link } of scene.stage.apps) link.mode = 'stall';
      await pause(lasting(scene, 1000, 8000));
      for (const { link } of scene.stage.apps) link.mode = 'pass';
      return { of: 'PostgreSQL', at: performance.now() };
    },
  },
  ...everySubmitStep.flatMap((at): Fault<PostgresStage>[] => [
    {
      name: `app killed at ${stepInWords(at, 'PostgreSQL')}`,
      inflict: (scene) => atSubmitStep(scene, at, killApp),
    },
    {
      name: `connection cut at ${stepInWords(at, 'PostgreSQL')}`,
      inflict: (scene) =>
        atSubmitStep(scene, at, async (_app, cut) => {
          cut();
          return undefined;
        }),
    },
  ]),
];

type Act = (app: PostgresApp, cut: () => void) => Promise<BackAgain | undefined>;

/** Waits until a submit is at a step, and acts at that moment. */
async function atSubmitStep(
  { stage }: Scene<PostgresStage>,
  at: SubmitStep,
  act: Act,
): Promise<BackAgain | undefined> {
  let acting: Promise<BackAgain | undefined> | undefined;
  for (const app of stage.apps)
    app.link.trap = {
      isAt: (statement) => isAtSubmitStep(statement, at),
      spring: (connection) => {
        for (const { link } of stage.apps) link.trap = undefined;
        acting = act(app, () => connection.cut());
      },
    };
  const { done } = await until('a submit to be at the step', () => acting && { done: acting });
  return done;
}

const killApp: Act = async ({ app }) => {
  // Before anything else, so that the process does no more.
  app.signal('SIGKILL');
  await app.end('SIGKILL');
  return { of: 'app', ...(await app.start()) };
};
