import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../stage/app.ts';
import { appsOf, type OwnStage, type PostgresStage } from '../stage/stage.ts';
import { until } from '../wait.ts';
import { type BackAgain, type Fault, lasting } from './fault.ts';

/** What happens to the processes of the app, on either database. */
export const processFaults: Fault<OwnStage>[] = [
  {
    name: 'app killed',
    inflict: async (scene) => {
      await pause(scene.chance.whole(0, 200));
      const apps = appsOf(scene.stage);
      await Promise.all(apps.map((app) => app.end('SIGKILL')));
      return startAll(apps);
    },
  },
  {
    name: 'app restarted under load',
    inflict: async (scene) => {
      const apps = appsOf(scene.stage);
      const codes = await Promise.all(apps.map((app) => app.end('SIGTERM')));
      if (codes.some((code) => code !== 0)) scene.complain('a restart ended with an error');
      return startAll(apps);
    },
  },
  {
    name: 'app stopped',
    inflict: async (scene) => {
      const apps = appsOf(scene.stage);
      for (const app of apps) app.signal('SIGSTOP');
      await pause(lasting(scene, 2000, 30_000));
      for (const app of apps) app.signal('SIGCONT');
      return { of: 'app', at: performance.now() };
    },
  },
  {
    name: 'app killed while it sends a mail',
    inflict: async (scene) => {
      const { mailLink } = scene.stage.services;
      mailLink.mode = 'stall';
      await until('a mail on its way', () => mailLink.connections > 0);
      const apps = appsOf(scene.stage);
      await Promise.all(apps.map((app) => app.end('SIGKILL')));
      mailLink.cutAll();
      mailLink.mode = 'pass';
      return startAll(apps);
    },
  },
];

/** What happens to one of two processes; the other one goes on. */
export const clusterFaults: Fault<PostgresStage>[] = [
  {
    name: 'one of two apps killed',
    inflict: async ({ stage, chance }) => {
      const { app } = chance.pick(stage.apps);
      await app.end('SIGKILL');
      await app.start();
      return undefined;
    },
  },
  {
    name: 'one of two apps stopped',
    inflict: async (scene) => {
      const { app } = scene.chance.pick(scene.stage.apps);
      app.signal('SIGSTOP');
      await pause(lasting(scene, 1500, 8000));
      app.signal('SIGCONT');
      return undefined;
    },
  },
  {
    name: 'apps restarted one after the other',
    inflict: async ({ stage, complain }) => {
      for (const { app } of stage.apps) {
        if ((await app.end('SIGTERM')) !== 0) complain('a restart ended with an error');
        await app.start();
      }
      return undefined;
    },
  },
  {
    name: 'all connections of learners cut',
    inflict: async ({ stage }) => {
      stage.front.cutAll();
      return undefined;
    },
  },
];

/** Starts the processes. @returns when the first one answered */
async function startAll(apps: App[]): Promise<BackAgain> {
  const started = apps.map((app) => app.start());
  const first = await Promise.race(started);
  await Promise.all(started);
  return { of: 'app', ...first };
}
