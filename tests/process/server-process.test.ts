import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
  expect((await registration).status).toBe(201);
  expect(await server.exited).toBe(0);
});
