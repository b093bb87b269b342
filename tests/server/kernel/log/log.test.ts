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

test('a logged error has none of the rows, parameters and addresses that it is about', () => {
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line: string) => lines.push(line) });
  const row = Object.assign(new Error('null value in column "username"'), {
    code: '23502',
    detail: 'Failing row contains (7, ann@example.com, $argon2id$v=19).',
    params: ['ann@example.com', '$argon2id$v=19'],
    query: 'insert into users values ($1, $2)',
  });
  const mail = Object.assign(new Error('550 5.1.1 <ann@example.com>: unknown'), {
    response: '550 5.1.1 <ann@example.com>: unknown',
    rejected: ['ann@example.com'],
  });
  log.error({ err: new AggregateError([row, mail], 'Two failures') });
  const text = lines.join('');
  expect(text).not.toMatch(/ann@|argon2/);
  expect(JSON.parse(text).err.aggregateErrors).toMatchObject([
    { code: '23502', message: row.message, query: row.query },
    { message: '550 5.1.1 <…@example.com>: unknown' },
  ]);
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
