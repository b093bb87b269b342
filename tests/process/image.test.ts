import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { assemble } from '#scripts/image/assemble.ts';
import { freePort, unprivilegedAccount } from '#scripts/local-postgres.ts';
import { drawn } from '#tests/support/pictures.ts';

const root = path.join(import.meta.dirname, '../..');
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');

let server: ChildProcess | undefined;
const folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-image-'));
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const admin = { email: 'admin@example.com', password: 'difference engine 1822' };

/** Uploads a picture as the administrator. */
async function upload(url: string): Promise<{ address: string }> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/api/login', admin);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const content = (await drawn(600, 400).png().toBuffer()).toString('base64');
  const answer = await post('/api/admin/pictures', { content }, cookie.join('; '));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return z.object({ address: z.string() }).parse(await answer.json());
}

/** Instructions with the continued lines joined. */
const instructions = dockerfile
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const ofKind = (kind: string) =>
  instructions
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => line.slice(kind.length + 1));

test('the Dockerfile copies what exists, runs the server as npm start does, and not as root', () => {
  const copied = ofKind('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1));
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  for (const line of ofKind('RUN')) {
    const [, script] = /node (scripts\/\S+)/.exec(line) ?? [];
    if (script) expect(existsSync(path.join(root, script)), script).toBe(true);
  }
  expect(ofKind('CMD')).toEqual(['["--max-semi-space-size=16", "dist/server/start.js"]']);
  expect(readFileSync(path.join(root, 'scripts/start.ts'), 'utf8')).toContain(
    'dist/server/start.js',
  );
  expect(ofKind('USER')).toEqual(['65532:65532']);
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [major = ''] = dependencies.node.split('.');
  const [build = '', run = ''] = ofKind('FROM');
  expect(build).toContain(`node:${major}-`);
  expect(run).toContain(`nodejs${major}-`);
});

test('operators’ commands reach the database of compose.yaml from its machine, and no other machine does', () => {
  const [, database = ''] =
    /\n {2}database:\n([\s\S]*?)\n {2}\w+:\n/.exec(
      readFileSync(path.join(root, 'compose.yaml'), 'utf8'),
    ) ?? [];
  expect(database.match(/- "(.*:5432)"/)?.[1]).toBe('127.0.0.1:5433:5432');
});

test('what the image contains runs by itself, as a user without rights, in a folder that it may not write', async () => {
  const app = path.join(folder, 'app');
  const data = path.join(folder, 'data');
  assemble(app);
  mkdirSync(data);
  // Other accounts may not be able to read the checkout.
  const node = path.join(folder, 'node');
  copyFileSync(process.execPath, node);
  chmodSync(folder, 0o755);
  const account = unprivilegedAccount();
  if (account) chownSync(data, account.uid, account.gid);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  server = spawn(node, ['dist/server/start.js'], {
    ...account,
    cwd: app,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      OVERLOAD_DELAY: '60000',
    },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => (output += text));
  const status = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => output,
    );
  await expect.poll(status, { timeout: 100_000 }).toBe(200);
  const page = await (await fetch(`${url}/quizzes`)).text();
  expect(page).toContain('<!DOCTYPE html>');
  const [, asset = ''] = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(`${url}${asset}`)).status).toBe(200);
  // It needs the passwords' hashing, and the list of common ones.
  const register = (password: string) =>
    fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'in_image', email: 'image@example.com', password }),
    });
  expect((await register('password')).status).toBe(400);
  expect((await register('difference engine 1843')).status).toBe(201);
  // And the library that makes pictures.
  const { address } = await upload(url);
  expect((await fetch(`${url}${address}`)).headers.get('content-type')).toBe('image/webp');
});
