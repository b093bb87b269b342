import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Databases, prepareDatabases } from './dataset/databases.ts';
import type { Size } from './dataset/size.ts';
import { keepOffServerCore } from './process/cores.ts';
import { installPeers } from './process/peers.ts';
import { type ServerProcess, startServer } from './process/server-process.ts';

/** Everything that workloads run against. */
export interface Stage {
  app: ServerProcess;
  fastify: ServerProcess;
  drizzle: ServerProcess;
  /** Addresses of the databases that the app and the peers write into. */
  databases: { app: string; peers: string };
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** One machine sends the requests of thousands. */
const withoutLimits = Object.fromEntries(
  ['LOGIN', 'LOGIN_ACCOUNT', 'LOGIN_NETWORK', 'REGISTER', 'FORMS', 'STARTS', 'REQUESTS'].map(
    (name) => [`LIMIT_${name}`, '1000000000'],
  ),
);

/** Builds what is stale, starts PostgreSQL, loads the data and starts the servers. */
export async function prepareStage(size: Size, report: (progress: string) => void): Promise<Stage> {
  keepOffServerCore(process.pid);
  installPeers();
  spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  const postgres: Databases = await prepareDatabases(size, report);
  report('starting the servers');
  const databases = { app: await postgres.copy('app'), peers: await postgres.copy('peers') };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-bench-'));
  const app = await startServer({
    script: 'scripts/start.ts',
    ready: '/readyz',
    environment: {
      ...withoutLimits,
      DATABASE_URL: databases.app,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SEED: 'none',
    },
  });
  const peer = (script: string) =>
    startServer({
      script: `scripts/bench/peers/${script}`,
      ready: '/healthz',
      environment: { DATABASE_URL: databases.peers },
    });
  const fastify = await peer('fastify.ts');
  const drizzle = await peer('express-drizzle.ts');
  return {
    app,
    fastify,
    drizzle,
    databases,
    stop: async () => {
      await Promise.all([app, fastify, drizzle].map((server) => server.stop()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
