import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '#db/project-root.ts';
import { until } from '../chaos/wait.ts';
import { freePort, unprivilegedAccount } from '../local-postgres.ts';
import { withoutLimits } from '../without-limits.ts';
import { Child, type Workspace } from './child.ts';
import { type Front, startFront } from './front.ts';
import { type DatabasePair, startDatabasePair } from './postgres-pair.ts';
import { findPrograms } from './programs.ts';

export interface Cluster {
  front: Front;
  databases: DatabasePair;
  apps: Child[];
  appUrls: string[];
  admin: { email: string; password: string };
  folder: string;
  end(): Promise<void>;
}

const admin = { email: 'admin@example.com', password: 'cluster administrator' };

/**
 * Starts three processes of the built app behind HAProxy, on PgBouncer, a replicated PostgreSQL and Redis.
 * Everything listens on loopback and keeps its files in one temporary folder.
 */
export async function startCluster(say: (line: string) => void): Promise<Cluster> {
  const programs = findPrograms();
  const workspace = prepareWorkspace();
  const ends: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const stop of ends.reverse()) await stop();
    rmSync(workspace.folder, { recursive: true, force: true });
  };
  try {
    say(`files: ${workspace.folder}`);
    const databases = await startDatabasePair(workspace, programs);
    ends.push(() => databases.end());
    const { name } = await databases.settled();
    say(`PostgreSQL: primary ${name}, with a synchronous standby`);
    const appPorts = [await freePort(), await freePort(), await freePort()];
    const front = await startFront(workspace, programs, { nodes: databases.nodes, appPorts });
    ends.push(() => front.end());
    const apps = appPorts.map((port) => defineApp(workspace, front, port));
    ends.push(() => Promise.all(apps.map((app) => app.end())));
    // Two starts at once on an empty database are part of the trial.
    for (const app of apps) app.start();
    const appUrls = appPorts.map((port) => `http://127.0.0.1:${port}`);
    for (const url of appUrls) await until(`a ready ${url}`, () => isReady(url), { every: 100 });
    await until('an app behind HAProxy', () => isReady(front.webUrl), { every: 100 });
    say(`three processes behind ${front.webUrl}`);
    return { front, databases, apps, appUrls, admin, folder: workspace.folder, end };
  } catch (error) {
    await end();
    throw error;
  }
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function defineApp(workspace: Workspace, front: Front, port: number): Child {
  return new Child(
    { ...workspace, account: undefined },
    {
      name: `app-${port}`,
      program: process.execPath,
      args: [path.join(projectRoot, 'dist/server/start.js')],
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: front.webUrl,
        TRUST_PROXY: 'true',
        DATABASE_URL: front.databaseUrl,
        DATABASE_DIRECT_URL: front.directUrl,
        DATABASE_REPLICA_URL: front.replicaUrl,
        REDIS_URL: front.redisUrl,
        DATA_DIR: path.join(workspace.folder, 'data'),
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'warn',
        // One machine does the work of many.
        OVERLOAD_DELAY: '5000',
        ...withoutLimits,
        // The checks reach this limit.
        LIMIT_LOGIN: '10',
      },
    },
  );
}

function prepareWorkspace(): Workspace {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-cluster-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  return { folder, account };
}
