import { spawnSync } from 'node:child_process';
import { projectRoot } from '#db/project-root.ts';
import { type Databases, prepareDatabases } from './dataset/databases.ts';
import type { Size } from './dataset/size.ts';
import { startApp } from './process/app.ts';
import { keepOffServerCore } from './process/cores.ts';
import { installPeers } from './process/peers.ts';
import { type ServerProcess, startServer } from './process/server-process.ts';

/** Everything that workloads run against. */
export interface Stage {
  size: Size;
  app: ServerProcess;
  /** The app without its cache of public reads, on a database of its own. */
  uncached: ServerProcess;
  fastify: ServerProcess;
  drizzle: ServerProcess;
  prisma: ServerProcess;
  /** Addresses of the databases that the app and the peers write into. */
  databases: { app: string; peers: string };
  report(progress: string): void;
  stop(): Promise<void>;
}

/** Builds what is stale, starts PostgreSQL, loads the data and starts the servers. */
export async function prepareStage(size: Size, report: (progress: string) => void): Promise<Stage> {
  keepOffServerCore(process.pid);
  installPeers();
  spawnSync(process.execPath, ['scripts/build.ts'], { cwd: projectRoot, stdio: 'inherit' });
  const postgres: Databases = await prepareDatabases(size, report);
  report('starting the servers');
  const databases = { app: await postgres.copy('app'), peers: await postgres.copy('peers') };
  const app = await startApp({ DATABASE_URL: databases.app });
  const uncached = await startApp({
    DATABASE_URL: await postgres.copy('uncached'),
    RESPONSE_CACHE: 'off',
  });
  const peer = (script: string) =>
    startServer({
      script: `scripts/bench/peers/${script}`,
      ready: '/healthz',
      environment: { DATABASE_URL: databases.peers },
    });
  const fastify = await peer('fastify.ts');
  const drizzle = await peer('express-drizzle.ts');
  const prisma = await peer('express-prisma.ts');
  return {
    size,
    app,
    uncached,
    fastify,
    drizzle,
    prisma,
    databases,
    report,
    stop: async () => {
      await Promise.all([app, uncached, fastify, drizzle, prisma].map((server) => server.stop()));
      await postgres.stop();
    },
  };
}
