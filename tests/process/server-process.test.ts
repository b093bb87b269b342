import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#scripts/local-postgres.ts';

const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'quizwright-process-'));
  folders.push(made);
  return made;
}

/** The server as a process, with everything it says. */
function startProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', SEED: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exited, said: () => output };
}

async function startReady(environment: Record<string, string>) {
  const port = await freePort();
  const server = startProcess({ PORT: String(port), ...environment });
  const url = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          (a) => a.status,
          () => server.said(),
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return { ...server, url };
}

test('a bad setting ends the start with its name and no stack', async () => {
  const { exited, said } = startProcess({ PORT: 'eighty', DATA_DIR: folder() });
  expect(await exited).toBe(1);
  expect(said()).toBe('The configuration has bad values:\n  PORT: must be a port number\n');
});

test('starts, tells the administrator once, keeps secrets out of the log, and ends on SIGTERM', async () => {
  const dataDir = folder();
  const first = await startReady({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const [, password = ''] = /password {2}(\S+)/.exec(first.said()) ?? [];
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
  // It holds everybody's data; the engine leaves its files readable.
  expect(statSync(path.join(dataDir, 'pglite')).mode & 0o777).toBe(0o700);
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(first.said().split(password)).toHaveLength(2);
  expect(first.said()).not.toContain(session);
  expect(first.said()).toContain(login.headers.get('x-request-id') ?? 'no request id');

  const second = await startReady({ DATA_DIR: dataDir });
  expect(second.said()).not.toContain('An administrator was created');
});

test('a second process is kept from the embedded database; after a crash the next one gets it', async () => {
  const dataDir = folder();
  const first = await startReady({ DATA_DIR: dataDir });
  const second = startProcess({ PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.said()).toContain('Another process is using the data folder');
  first.child.kill('SIGKILL');
  await first.exited;
  await startReady({ DATA_DIR: dataDir });
});

test('what is in flight when SIGTERM comes is answered', async () => {
  const server = await startReady({ DATA_DIR: folder() });
  const registration = fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'in_flight',
      email: 'flight@example.com',
      password: 'long enough',
    }),
  });
  // Hashing takes tens of milliseconds: the signal arrives in the middle of it.
  await new Promise((resolve) => setTimeout(resolve, 15));
  server.child.kill('SIGTERM');
  const signalled = performance.now();
  expect((await registration).status).toBe(201);
  expect(await server.exited).toBe(0);
  // Connections are kept for 72 seconds otherwise.
  expect(performance.now() - signalled).toBeLessThan(30_000);
});

test('a signal that reaches the process twice, by itself and passed on by npm, is one', async () => {
  const server = await startReady({ DATA_DIR: folder() });
  const { port } = new URL(server.url);
  const slow = connect(Number(port), 'localhost');
  await once(slow, 'connect');
  slow.write('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n');
  slow.write('content-type: application/json\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.child.kill('SIGTERM');
  const answer = once(slow, 'data');
  await new Promise((resolve) => setTimeout(resolve, 300));
  slow.write('}');
  expect(String(await answer)).toContain('HTTP/1.1 400');
  expect(await server.exited).toBe(0);
});

test('a signal repeated by somebody who does not want to wait ends the process at once', async () => {
  const server = await startReady({ DATA_DIR: folder() });
  const { port } = new URL(server.url);
  const stuck = connect(Number(port), 'localhost');
  stuck.on('error', () => {});
  await once(stuck, 'connect');
  stuck.write('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(1);
});

test('who opens pages too often is told so on a page; calls are told in JSON', async () => {
  const server = await startReady({ DATA_DIR: folder(), LIMIT_REQUESTS: '100' });
  const open = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });
  let page = await open('/privacy-policy');
  for (let count = 0; count < 100 && page.status === 200; count += 1) {
    page = await open('/privacy-policy');
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
