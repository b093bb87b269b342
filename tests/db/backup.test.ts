import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '#db/backup/backup.ts';
import { restore } from '#db/backup/restore.ts';
import { listSequences, listTables } from '#db/backup/tables.ts';
import { isMigrated, listApplied, migrateDown, migrateTo } from '#db/migrate.ts';
import type { OpenedDatabase } from '#db/open.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { openPrivateDatabase } from '#tests/support/private-database.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
let folder: string;
let file: string;
/** Characters that a format of lines could take for an end of one. */
const awkward = 'tab\t, line\nend, return\r, separator\u2028, back\\slash, \\., null \\N, “quotes”';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-backup-'));
  file = path.join(folder, 'backup.sql.gz');
  world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 3 });
  const ann = await world.person();
  await world.db.updateTable('users').set({ displayName: awkward }).execute();
  const { id, questions } = await ann.calls.attempt.start({ quizId: quiz.id });
  await ann.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 2) });
  const report = await backUp(world.opened, file, world.clock.now());
  expect(report.rows).toBeGreaterThan(10);
  expect(report.bytes).toBeGreaterThan(1000);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** Every row and sequence, as text. */
const contents = ({ inCopying }: OpenedDatabase): Promise<Record<string, string[]>> =>
  inCopying('read', async (copying) => {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of await listTables(copying)) {
      let rows = '';
      for await (const part of copying.copyOut(`${name} (${columns})`))
        rows += Buffer.from(part).toString('latin1');
      found[name] = rows.split('\n').sort();
    }
    found.sequences = (await listSequences(copying)).map(({ name, value }) => `${name} ${value}`);
    return found;
  });

test('a backup restored into an empty database gives every row, id and sequence back', async () => {
  const fresh = await openPrivateDatabase();
  const { at } = await restore(fresh, file, { replace: false });
  expect(at).toEqual(world.clock.now());
  expect(await contents(fresh)).toEqual(await contents(world.opened));
  const { displayName } = await fresh.db
    .selectFrom('users')
    .select('displayName')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(displayName).toBe(awkward);
  // Triggers are on again.
  await sql`delete from public_changes`.execute(fresh.db);
  await sql`update categories set name = name`.execute(fresh.db);
  expect(await fresh.db.selectFrom('publicChanges').selectAll().execute()).toHaveLength(1);
  await fresh.close();
});

test('two backups to one file at once are both whole, and one that is interrupted leaves nothing', async () => {
  const into = await mkdtemp(path.join(folder, 'at-once-'));
  const same = path.join(into, 'same.sql.gz');
  const backups = [1, 2].map(() => backUp(world.opened, same, world.clock.now()));
  const [first, second] = await Promise.all(backups);
  expect(second).toEqual(first);
  const stopping = new AbortController();
  const cut = backUp(world.opened, `${same}-2`, world.clock.now(), stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(cut).rejects.toThrow();
  expect(await readdir(into)).toEqual(['same.sql.gz']);
  const text = gunzipSync(await readFile(same)).toString();
  expect(text.trimEnd().split('\n').at(-1)).toContain('quizwright backup {"rows"');
});

test('a database without tables is not backed up, and no file is left', async () => {
  const empty = await openPrivateDatabase();
  await empty.runSql('drop schema public cascade; create schema public');
  const empties = await mkdtemp(path.join(folder, 'empty-'));
  const writing = backUp(empty, path.join(empties, 'backup.sql.gz'), world.clock.now());
  await expect(writing).rejects.toThrow('The database has no tables');
  expect(await readdir(empties)).toEqual([]);
  await empty.close();
});

test('a database with rows is refused and unchanged, unless its rows are to be replaced', async () => {
  const other = await createWorld();
  await other.person({ username: 'someone_else' });
  const before = await contents(other.opened);
  await expect(restore(other.opened, file, { replace: false })).rejects.toThrow(
    /not empty: it has rows in .*users/,
  );
  expect(await contents(other.opened)).toEqual(before);
  await restore(other.opened, file, { replace: true });
  expect(await contents(other.opened)).toEqual(await contents(world.opened));
  await other.close();
});

test('a backup that was cut off, or changed, restores nothing', async () => {
  const text = gunzipSync(await readFile(file)).toString();
  const cases = {
    cut: text.slice(0, text.length / 2),
    'without its last line': text.replace(/-- quizwright backup \{"rows".*\n$/, ''),
    'without a row': text.replace(/(copy answers .*\n).*\n/, '$1'),
    'something else': 'select 1;\n',
  };
  const fresh = await openPrivateDatabase();
  const before = await contents(fresh);
  for (const [name, changed] of Object.entries(cases)) {
    const broken = path.join(folder, 'broken.sql.gz');
    await writeFile(broken, gzipSync(changed));
    await expect(restore(fresh, broken, { replace: false }), name).rejects.toThrow();
    expect(await contents(fresh), name).toEqual(before);
  }
  const whole = await readFile(file);
  const bytes = {
    'cut off while it was copied': [whole.subarray(0, whole.length / 2), /is cut off or damaged/],
    'not compressed': [Buffer.from(text), /is not a backup/],
  } as const;
  for (const [name, [changed, reason]] of Object.entries(bytes)) {
    const broken = path.join(folder, 'broken.sql.gz');
    await writeFile(broken, changed);
    await expect(restore(fresh, broken, { replace: false }), name).rejects.toThrow(reason);
    expect(await contents(fresh), name).toEqual(before);
  }
  const missing = restore(fresh, path.join(folder, 'missing.sql.gz'), { replace: false });
  await expect(missing).rejects.toThrow('no such file');
  await fresh.close();
});

test('a backup of an older version is migrated, one of a newer version is refused', async () => {
  const older = await openPrivateDatabase();
  const newest = await listApplied(older.db);
  await migrateDown(older.db);
  await migrateTo(older.db, '0033-unranked-people');
  await sql`insert into categories (name, display_name) values ('old', 'Old')`.execute(older.db);
  const old = path.join(folder, 'old.sql.gz');
  await backUp(older, old, new Date());
  await older.close();
  const fresh = await openPrivateDatabase();
  await restore(fresh, old, { replace: false });
  expect(await isMigrated(fresh.db)).toBe(true);
  expect(await fresh.db.selectFrom('categories').selectAll().execute()).toHaveLength(1);
  await fresh.close();

  const text = gunzipSync(await readFile(old)).toString();
  const newer = path.join(folder, 'newer.sql.gz');
  await writeFile(newer, gzipSync(text.replace('"migrations":[', '"migrations":["9999-newer",')));
  const empty = await openPrivateDatabase();
  await expect(restore(empty, newer, { replace: false })).rejects.toThrow(/newer version.*9999/);
  expect(await listApplied(empty.db)).toEqual(newest);
  await empty.close();
});
