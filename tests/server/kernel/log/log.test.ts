import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggerOptions } from '#server/kernel/log/log.ts';

test('a logged error has the lines of the sources, and those of a file without a map as they are', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-stack-'));
  const bundle = path.join(folder, 'bundle.js');
  // The first column of the first line comes from the third line of `source.ts`.
  const map = { version: 3, sources: ['source.ts'], names: [], mappings: 'AAEA' };
  await writeFile(`${bundle}.map`, JSON.stringify(map));
  const address = pathToFileURL(bundle).href;
  const error = new Error('An error for a test.');
  error.stack = `Error: An error for a test.\n    at run (${address}:1:1)\n    at file:///library.js:7:8`;
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) });

  log.error({ err: error }, 'failed');
  await rm(folder, { recursive: true });

  const logged = JSON.parse(lines.join(''));
  expect(logged.err.stack).toBe(
    `Error: An error for a test.\n    at run (${path.join(folder, 'source.ts')}:3:1)\n    at file:///library.js:7:8`,
  );
  expect(logged.err).toMatchObject({ type: 'Error', message: 'An error for a test.' });
});

test('a logged request has no token of a mailed link', () => {
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) });
  const urls = [
    '/unsubscribe/header.claims.signature',
    '/verify-email?token=secret',
    '/api/quizzes',
  ];
  for (const url of urls) log.info({ req: { method: 'GET', url } });
  expect(lines.map((line) => JSON.parse(line).req.path)).toEqual([
    '/unsubscribe/…',
    '/verify-email',
    '/api/quizzes',
  ]);
});
