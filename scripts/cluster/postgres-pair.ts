import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { until } from '../chaos/wait.ts';
import { freePort } from '../local-postgres.ts';
import { Child, type Workspace } from './child.ts';
import type { Programs } from './programs.ts';

/** One server of PostgreSQL with its Patroni. */
export interface DatabaseNode {
  name: string;
  port: number;
  /** Patroni's port, where a proxy reads the node's role. */
  rolePort: number;
  patroni: Child;
  /** Of the running server. */
  postmaster(): number;
}

export interface DatabasePair {
  nodes: DatabaseNode[];
  /** The primary, with a synchronous standby; waits for both. */
  settled(): Promise<DatabaseNode>;
  /** Waits until another node than `old` is the primary. */
  promoted(old: DatabaseNode): Promise<void>;
  end(): Promise<void>;
}

/** Patroni's settings of both nodes. */
const cluster = {
  // The smallest values: a primary whose machine is lost is replaced once its lock of 20 s has expired.
  ttl: 20,
  loop_wait: 1,
  retry_timeout: 3,
  synchronous_mode: true,
  // A crashed server is replaced at once, not started again.
  primary_start_timeout: 0,
  master_start_timeout: 0,
  postgresql: { use_pg_rewind: true, use_slots: true, parameters: { max_connections: 200 } },
};

/** Patroni may take a minute to choose another primary. */
const waiting = { every: 100, within: 120_000 };

const user = (username: string) => ({ username, password: 'cluster' });

const trusted = [
  'local all all trust',
  'host all all 127.0.0.1/32 trust',
  'host replication all 127.0.0.1/32 trust',
];

/**
 * Starts a primary and a synchronous standby, with Patroni and etcd, which choose the primary. A commit waits for
 * the standby, so a failover loses nothing that was acknowledged.
 */
export async function startDatabasePair(
  workspace: Workspace,
  programs: Programs,
): Promise<DatabasePair> {
  const { etcd, etcdPort } = await startEtcd(workspace, programs);
  const nodes = [
    await defineNode(workspace, programs, { name: 'a', etcdPort }),
    await defineNode(workspace, programs, { name: 'b', etcdPort }),
  ];
  for (const node of nodes) node.patroni.start();
  return {
    nodes,
    settled: () =>
      until(
        'a primary with a synchronous standby',
        () => findPrimary(nodes).catch(() => undefined),
        waiting,
      ),
    promoted: async (old) => {
      await until(
        'another primary',
        async () => {
          for (const node of nodes)
            if (node !== old && (await isOk(`http://127.0.0.1:${node.rolePort}/primary`)))
              return true;
          return false;
        },
        waiting,
      );
    },
    end: async () => {
      const pids = nodes.flatMap((node) => postmasterOf(node));
      await Promise.all(nodes.map(({ patroni }) => patroni.end('SIGTERM', 20_000)));
      for (const pid of pids) killIfRunning(pid);
      await etcd.end();
    },
  };
}

async function startEtcd(workspace: Workspace, programs: Programs) {
  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const clients = `http://127.0.0.1:${etcdPort}`;
  const own = `http://127.0.0.1:${peerPort}`;
  const etcd = new Child(workspace, {
    name: 'etcd',
    program: programs.etcd,
    args: [
      ['--name', 'one'],
      ['--data-dir', path.join(workspace.folder, 'etcd')],
      ['--listen-client-urls', clients],
      ['--advertise-client-urls', clients],
      ['--listen-peer-urls', own],
      ['--initial-advertise-peer-urls', own],
      ['--initial-cluster', `one=${own}`],
    ].flat(),
  }).start();
  await until('a healthy etcd', () => isOk(`${clients}/health`), waiting);
  return { etcd, etcdPort };
}

interface NodeOptions {
  name: string;
  etcdPort: number;
}

async function defineNode(
  workspace: Workspace,
  programs: Programs,
  { name, etcdPort }: NodeOptions,
): Promise<DatabaseNode> {
  const [port, rolePort] = [await freePort(), await freePort()];
  const dataDir = path.join(workspace.folder, `postgres-${name}`);
  const file = path.join(workspace.folder, `patroni-${name}.yml`);
  const settings = {
    scope: 'quizwright',
    name,
    restapi: { listen: `127.0.0.1:${rolePort}`, connect_address: `127.0.0.1:${rolePort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: cluster,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: dataDir,
      bin_dir: programs.postgres,
      pgpass: path.join(workspace.folder, `pgpass-${name}`),
      pg_hba: trusted,
      authentication: {
        superuser: user('postgres'),
        replication: user('replicator'),
        rewind: user('rewinder'),
      },
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: workspace.folder },
    },
  };
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settings, undefined, 2));
  return {
    name,
    port,
    rolePort,
    patroni: new Child(workspace, {
      name: `patroni-${name}`,
      program: programs.patroni,
      args: [file],
    }),
    postmaster: () =>
      Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
  };
}

const Members = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** The primary, if it runs and the other node is its synchronous standby. */
async function findPrimary(nodes: DatabaseNode[]): Promise<DatabaseNode | undefined> {
  for (const { rolePort } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${rolePort}/cluster`).catch(() => undefined);
    if (!answer?.ok) continue;
    const { members } = Members.parse(await answer.json());
    const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
    const standby = members.find(({ role }) => role === 'sync_standby');
    const node = nodes.find(({ name }) => name === leader?.name);
    const isServing = node && (await isOk(`http://127.0.0.1:${node.rolePort}/primary`));
    if (isServing && standby && ['running', 'streaming'].includes(standby.state)) return node;
  }
  return undefined;
}

function postmasterOf(node: DatabaseNode): number[] {
  try {
    return [node.postmaster()];
  } catch {
    return [];
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended.
  }
}

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
