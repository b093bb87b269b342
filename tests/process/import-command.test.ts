import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { importByCommand, readImportCommand } from '#scripts/import.ts';
import { readConfig } from '#server/config.ts';
import { createPrivateDatabase } from '#tests/support/private-database.ts';

const root = path.join(import.meta.dirname, '../..');
const email = 'author@example.com';
let folder: string;
let database: Awaited<ReturnType<typeof createPrivateDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quizwright-import-'));
  writeFileSync(
    path.join(folder, 'three.txt'),
    '1. First?\n*a) yes\nb) no\n\nA remark\n\n2. No key?\na) yes\nb) no\n',
  );
  writeFileSync(path.join(folder, 'empty.txt'), '');
  writeFileSync(path.join(folder, 'picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
  database = await createPrivateDatabase();
  const { db, close } = await openDatabase({
    kind: 'postgres',
    url: database.url,
    maxConnections: 1,
  });
  await db
    .insertInto('users')
    .values({ username: 'author', email, password: 'none', isAdmin: true })
    .execute();
  await close();
});
afterAll(() => {
  database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run import` with a file of the folder, and how it ended. */
function importing(...[file = '', ...options]: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/import.ts', path.join(folder, file), ...options],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
      },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('a dry run reports a file and adds nothing; an import adds its questions to a new draft', () => {
  const dry = importing('three.txt', '--dry-run');
  expect(dry).toMatchObject({ status: 0, stderr: '' });
  expect(dry.stdout).toContain('line 5: ');
  expect(dry.stdout).toContain('Read as text: 1 unchanged, 1 changed, 1 refused.');
  expect(dry.stdout).not.toContain('added');
  const done = importing('three.txt', '--as', email, '--new', 'By command');
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(done.stdout).toMatch(/2 questions were added to quiz 1 \(import 1\)\./);
  // The dry run has added no quiz before, and the next import adds to this one.
  expect(importing('three.txt', '--as', email, '--quiz', '1').stdout).toMatch(
    /2 questions were added to quiz 1 \(import 2\)\./,
  );
});

test('what cannot be imported ends the command with code 1, and says why', async () => {
  const { status, stdout, stderr } = importing('absent.txt', '--dry-run');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/no such file/);
  expect(stderr).not.toMatch(/\n\s+at /);

  const refused: [args: string[], reason: RegExp][] = [
    [
      ['picture.png', '--as', email, '--new', 'Nothing'],
      /There is no question to add|cannot be read/,
    ],
    [['three.txt', '--as', 'nobody@example.com', '--new', 'x'], /--as must name an administrator/],
    [['three.txt', '--new', 'x'], /--as must name an administrator/],
    [['three.txt', '--as', email], /Choose a quiz/],
    [['three.txt', '--as', email, '--quiz', '999'], /Quiz not found/],
    [['three.txt', '--as', email, '--quiz', 'Rivers'], /^--quiz must be the id of a quiz\./],
    [['three.txt', '--as', email, '--new', ' '], /^Title is required$/],
    [['three.txt', '--as', email, '--new', 'x', '--quiz', '1'], /^Usage/],
    [['empty.txt', '--dry-run'], /^The file is empty$/],
    [['three.txt', 'other.txt'], /Usage: npm run import/],
    [['three.txt', '--wrong'], /--wrong/],
  ];
  const { db, close } = await openDatabase({
    kind: 'postgres',
    url: database.url,
    maxConnections: 2,
  });
  // A process for each would load the whole server each time.
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder });
  for (const [[file = '', ...options], reason] of refused) {
    const args = [path.join(folder, file), ...options];
    const run = async () => importByCommand(db, config, readImportCommand(args));
    await expect(run(), args.join(' ')).rejects.toThrow(reason);
  }
  await close();
});
