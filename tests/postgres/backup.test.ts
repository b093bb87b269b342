import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { backUp } from '#db/backup/backup.ts';
import type { InCopying } from '#db/backup/copying.ts';
import { restore } from '#db/backup/restore.ts';
import { type OpenedDatabase, openDatabase } from '#db/open.ts';
import { seedDemo } from '#db/seed/demo.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { openPrivateDatabase } from '#tests/support/private-database.ts';

test('a backup is of one moment: what is written meanwhile is not in it', async () => {
  const { db, inCopying, close } = await openPrivateDatabase();
  await inCopying('read', async (copying) => {
    await copying.run('select 1');
    await inTransaction(db, (tx) => seedDemo(tx, new Date()));
    for await (const part of copying.copyOut('quizzes (id)')) expect(part).toBeUndefined();
  });
  await close();
});

/** A backup during which something happens after its moment, before any row is read. */
const backUpWhile = (
  { inCopying }: OpenedDatabase,
  file: string,
  happens: () => Promise<unknown>,
) => {
  let isDone = false;
  const copying: InCopying = (mode, work) =>
    inCopying(mode, (given) =>
      work({
        ...given,
        async *copyOut(source) {
          if (!isDone) await happens();
          isDone = true;
          yield* given.copyOut(source);
        },
      }),
    );
  return backUp({ inCopying: copying }, file, new Date());
};

test('a migration that writes a table anew waits for a backup, which would find it empty', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-backup-'));
  const opened = await openPrivateDatabase();
  await inTransaction(opened.db, (tx) => seedDemo(tx, new Date()));
  const { rows } = await backUp(opened, path.join(folder, 'before'), new Date());
  const migrate = () =>
    inTransaction(opened.db, async (tx) => {
      await sql`set local lock_timeout = '100ms'`.execute(tx);
      await sql`alter table questions add column migrated text default clock_timestamp()::text`.execute(
        tx,
      );
    }).catch((error: Error) => error.message);
  let outcome: unknown;
  const during = await backUpWhile(opened, path.join(folder, 'during'), async () => {
    outcome = await migrate();
  });
  expect(during.rows).toBe(rows);
  expect(outcome).toMatch(/lock timeout/);
  expect(await migrate()).toBeUndefined();
  await opened.close();
  await rm(folder, { recursive: true });
});

test('a backup ends with an error when its connection breaks off', async () => {
  const { db, inCopying, close } = await openPrivateDatabase();
  const broken = inCopying('read', async (copying) => {
    const [row] = await copying.run('select pg_backend_pid() as pid');
    const { pid } = z.object({ pid: z.number() }).parse(row);
    let parts = 0;
    for await (const { length } of copying.copyOut('(select generate_series(1, 5000000))')) {
      parts += length > 0 ? 1 : 0;
      if (parts === 1) await sql`select pg_terminate_backend(${pid}::int)`.execute(db);
    }
  });
  await expect(broken).rejects.toThrow();
  await close();
});

test('a database that a server is using is not restored', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-backup-'));
  const file = path.join(folder, 'backup.sql.gz');
  const opened = await openPrivateDatabase();
  await backUp(opened, file, new Date());
  const stop = await opened.listen('changes', () => {});
  await expect(restore(opened, file, { replace: true })).rejects.toThrow(
    /^A server is using this database\. Stop it first\. Nothing was changed\.\n.*terminate_backend\(\d+\);$/,
  );
  await stop();
  await expect(restore(opened, file, { replace: true })).resolves.toMatchObject({ rows: 0 });
  await opened.close();
  await rm(folder, { recursive: true });
});

test('a server that begins while a restore waits for the tables is noticed', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-backup-'));
  const file = path.join(folder, 'backup.sql.gz');
  const opened = await openPrivateDatabase();
  await inTransaction(opened.db, (tx) => seedDemo(tx, new Date()));
  await backUp(opened, file, new Date());
  const { promise, resolve: readOn } = Promise.withResolvers<void>();
  const reading = inTransaction(opened.db, async (tx) => {
    await sql`select from users limit 1`.execute(tx);
    await promise;
  });
  const restoring = restore(opened, file, { replace: true });
  const refused = expect(restoring).rejects.toThrow(/^A server is using this database\./);
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'truncate%'`;
  await expect.poll(async () => (await waiting.execute(opened.db)).rows.length).toBe(1);
  const stop = await opened.listen('changes', () => {});
  readOn();
  await reading;
  await refused;
  await stop();
  const { rows } = await sql`select from quizzes`.execute(opened.db);
  expect(rows.length).toBeGreaterThan(0);
  await opened.close();
  await rm(folder, { recursive: true });
});

test('a backup moves the data from PostgreSQL to the embedded database and back', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quizwright-backup-'));
  const first = await openPrivateDatabase();
  await inTransaction(first.db, (tx) => seedDemo(tx, new Date()));
  const embedded = await openDatabase({ kind: 'pglite' });
  const last = await openPrivateDatabase();
  const files = ['1', '2', '3'].map((name) => path.join(folder, name));
  const [one = '', two = '', three = ''] = files;
  const made = await backUp(first, one, new Date());
  await restore(embedded, one, { replace: false });
  await backUp(embedded, two, new Date());
  await restore(last, two, { replace: false });
  expect((await backUp(last, three, new Date())).rows).toBe(made.rows);
  expect(made.rows).toBeGreaterThan(1000);
  const hardest = (db: typeof first.db) =>
    db.selectFrom('questions').selectAll().orderBy('id').execute();
  expect(await hardest(last.db)).toEqual(await hardest(first.db));
  for (const each of [first, embedded, last]) await each.close();
  await rm(folder, { recursive: true });
});
