import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import net, { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { freePort, portOf } from '#scripts/local-postgres.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { createPrivateDatabase } from '#tests/support/private-database.ts';

const running: ChildProcess[] = [];
const folders: string[] = [];
const drops: (() => void)[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const drop of drops.splice(0)) drop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'quizwright-process-'));
}

/** An empty folder, for a first start. */
function folder(): string {
  const made = newFolder();
  folders.push(made);
  return made;
}

// Making and migrating the embedded database takes several times as long as opening it.
let migrated: string;
beforeAll(async () => {
  migrated = newFolder();
  const opened = await openDatabase({ kind: 'pglite', dataDir: migrated });
  await migrateToLatest(opened.db);
  await (await openJobQueue(opened, console)).close();
  await opened.close();
}, 120_000);
afterAll(() => rmSync(migrated, { recursive: true, force: true }));

/** A data folder with a migrated, empty database. */
function migratedFolder(): string {
  const made = folder();
  cpSync(migrated, made, { recursive: true });
  return made;
}

/** The server as a process, with its output. */
function startProcess(environment: Record<string, string>, stdout: 'pipe' | number = 'pipe') {
  const fromSources = environment.NODE_ENV === 'development';
  const file = fromSources ? 'src/server/main.ts' : 'dist/server/start.js';
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      SEED: 'none',
      OVERLOAD_DELAY: '60000',
      ...environment,
    },
    stdio: ['ignore', stdout, 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exited, said: () => output };
}

async function startReady(environment: Record<string, string>, stdout?: number) {
  const port = await freePort();
  const server = startProcess({ PORT: String(port), ...environment }, stdout);
  const url = `http://localhost:${port}`;
  const status = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => server.said(),
    );
  const ended = server.exited.then((code) => {
    throw new Error(`The server ended with code ${code}: ${server.said()}`);
  });
  await Promise.race([expect.poll(status, { timeout: 80_000 }).toBe(200), ended]);
  // It ends later, when the test ends it.
  ended.catch(() => {});
  return { ...server, url };
}

/** On PostgreSQL, which starts several times as fast as the embedded database. */
async function startOnPostgres(environment: Record<string, string> = {}) {
  const { url, drop } = await createPrivateDatabase();
  drops.push(drop);
  return startReady({ DATABASE_URL: url, DATA_DIR: folder(), ...environment });
}

test('an invalid setting ends the start with its name and without a stack trace', async () => {
  const { exited, said } = startProcess({ PORT: 'eighty', DATA_DIR: folder() });
  expect(await exited).toBe(1);
  expect(said()).toBe('The configuration has bad values:\n  PORT: must be a port number\n');
});

test('web 10: a database that cannot be reached is named by its setting, without its password', async () => {
  const port = await freePort();
  const url = `postgres://quiz:very-secret@127.0.0.1:${port}/quizzes?password=very-secret`;
  const { exited, said } = startProcess({ DATABASE_URL: url, PORT: String(await freePort()) });
  expect(await exited).toBe(1);
  expect(said()).toBe(
    `The database of DATABASE_URL, postgres://quiz@127.0.0.1:${port}/quizzes, cannot be used: connect ECONNREFUSED 127.0.0.1:${port}\n`,
  );
});

test('web 10: a port in use is reported before anything is created; misspelt settings are named', async () => {
  const dataDir = path.join(folder(), 'data');
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String(portOf(other));
  const { exited, said } = startProcess({ PORT: port, DATA_DIR: dataDir, LIMIT_LOGINS: '5' });
  expect(await exited).toBe(1);
  other.close();
  expect(said()).toContain(
    'LIMIT_LOGINS is set, but there is no such setting. Is LIMIT_LOGIN meant?',
  );
  expect(said()).toContain(
    `Another program listens on port ${port}. Stop it, or set PORT to a free port (PORT=${port}, HOST=localhost).`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a server that is open to the network without PUBLIC_URL says where signing in works', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String(portOf(other));
  const { exited, said } = startProcess({ PORT: port, HOST: '0.0.0.0', DATA_DIR: folder() });
  expect(await exited).toBe(1);
  other.close();
  expect(said()).toContain(
    `signing in works at http://localhost:${port} only. Set PUBLIC_URL to the address that people type.`,
  );
});

test('web 7: the development server ends on a signal while a tab is open', async () => {
  const server = await startReady({ DATA_DIR: migratedFolder(), NODE_ENV: 'development' });
  const client = await (await fetch(`${server.url}/@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const tab = new WebSocket(`${server.url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await new Promise((resolve, reject) => {
    tab.onopen = resolve;
    tab.onerror = reject;
  });
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  tab.close();
});

test('starts, prints the administrator’s password once, keeps secrets out of the log, and ends on SIGTERM', async () => {
  const dataDir = folder();
  const metricsPort = String(await freePort());
  const first = await startReady({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    METRICS_PORT: metricsPort,
  });
  // Output that is not a terminal may be a stored log: it names a file that only its owner can read.
  const [, file = ''] = /Its password is in (\S+)\. /.exec(first.said()) ?? [];
  expect(file).toBe(path.join(dataDir, 'first-admin.txt'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const password = readFileSync(file, 'utf8').trim();
  const credentials = { email: 'admin@quizwright.local', password };
  const login = await fetch(`${first.url}/api/login?password=${password}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(login.status).toBe(200);
  const session =
    /quizwright_session=([^;]+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect(session).not.toBe('');
  await fetch(`${first.url}/api/user`, { headers: { cookie: `quizwright_session=${session}` } });
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/quizwright_call_duration_seconds_count\{[^}]*log-?in/i);
  expect(metrics).toMatch(/quizwright_jobs\{job="mail",state="waiting"\} 0/);
  // It contains all data, and the engine creates readable files.
  expect(statSync(path.join(dataDir, 'pglite')).mode & 0o777).toBe(0o700);
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(first.said()).not.toContain(password);
  expect(first.said()).not.toContain(session);
  expect(first.said()).toContain(login.headers.get('x-request-id') ?? 'no request id');

  const second = await startReady({ DATA_DIR: dataDir });
  expect(second.said()).not.toContain('An administrator was created');
});

test('a second process cannot open the embedded database; after a crash the next one can', async () => {
  const dataDir = migratedFolder();
  const first = await startReady({ DATA_DIR: dataDir });
  const second = startProcess({ PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.said()).toContain('Another process is using the data folder');
  first.child.kill('SIGKILL');
  await first.exited;
  await startReady({ DATA_DIR: dataDir });
});

/** Sends the head of a request and waits until the server reads it. The caller sends the body. */
async function beginRequest(server: { url: string }, path: string, length: number) {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => {});
  const received: string[] = [];
  socket.on('data', (data) => received.push(String(data)));
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`);
  socket.write(`content-length: ${length}\r\nexpect: 100-continue\r\n\r\n`);
  const text = () => received.join('');
  await expect.poll(text).toContain('100 Continue');
  return { socket, text };
}

test('requests in flight when SIGTERM arrives are answered', async () => {
  const server = await startOnPostgres();
  const body = JSON.stringify({
    username: 'in_flight',
    email: 'flight@example.com',
    password: 'long enough',
  });
  const { socket, text } = await beginRequest(server, '/api/register', body.length);
  server.child.kill('SIGTERM');
  const signalled = performance.now();
  socket.write(body);
  await expect.poll(text).toContain('HTTP/1.1 201');
  expect(await server.exited).toBe(0);
  // Connections are kept for 72 seconds otherwise.
  expect(performance.now() - signalled).toBeLessThan(60_000);
});

test('a log on a full disk neither ends the server nor keeps it from ending', async () => {
  const { url, drop } = await createPrivateDatabase();
  drops.push(drop);
  const full = openSync('/dev/full', 'w');
  const server = await startReady({ DATABASE_URL: url, DATA_DIR: folder() }, full);
  closeSync(full);
  for (let call = 0; call < 20; call += 1)
    expect((await fetch(`${server.url}/api/quizzes`)).status).toBe(200);
  server.child.kill('SIGTERM');
  const end = await Promise.race([server.exited, pause(10_000, 'still runs')]);
  expect({ end, said: server.said() }).toEqual({ end: 0, said: '' });
});

test('a signal that is sent twice, directly and through npm, counts once', async () => {
  const server = await startOnPostgres();
  const { socket, text } = await beginRequest(server, '/api/login', 2);
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.write('{}');
  await expect.poll(text).toContain('HTTP/1.1 400');
  expect(await server.exited).toBe(0);
});

test('a repeated signal ends the process at once', async () => {
  const server = await startOnPostgres();
  await beginRequest(server, '/api/login', 2);
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.child.exitCode).toBeNull();
  // A busy machine may take the first two for one.
  const again = setInterval(() => server.child.kill('SIGTERM'), 1500);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(1);
  clearInterval(again);
});

test('web 1, 8: files, cached pages and health checks are never limited; a personal page is not stored', async () => {
  const server = await startOnPostgres({ LIMIT_REQUESTS: '20' });
  const page = await fetch(`${server.url}/privacy-policy`);
  expect(page.headers.get('cache-control')).toMatch(/^public, max-age=0/);
  const [file] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  const statuses = new Set<number>();
  for (let count = 0; count < 60; count += 1) {
    for (const url of [file, '/privacy-policy', '/healthz']) {
      const answer = await fetch(`${server.url}${url}`);
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
  }
  expect([...statuses]).toEqual([200]);
  const registered = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ann', email: 'ann@example.com', password: 'long enough' }),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const own = await fetch(`${server.url}/contact`, { headers: { cookie } });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  // Other spellings of the address count as calls too.
  const call = await fetch(`${server.url}/API/quizzes`);
  expect([call.status, call.headers.get('content-type')]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

test('too many page requests are answered with a page, too many calls with JSON', async () => {
  const server = await startOnPostgres({ LIMIT_REQUESTS: '100' });
  const open = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });
  let page = await open('/contact');
  for (let count = 0; count < 100 && page.status === 200; count += 1) {
    page = await open('/contact');
  }
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('<p>Too many tries. Please wait');
  const call = await open('/api/quizzes');
  expect([call.status, call.headers.get('content-type')]).toEqual([
    429,
    'application/json; charset=utf-8',
  ]);
});
