import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { requestTimeLimits } from '#db/time-limits.ts';
import { recountTallies } from '#server/features/progress/workflows/tally.ts';
import { failureData } from '#server/kernel/error-data.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const short = { statement: 5000, lock: 200, idleInTransaction: 5000 };

const errorOf = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => new Error('Nothing was thrown'),
    (error) => error,
  );

/** Locks the rows of a table until the returned function is called. */
async function holdRows({ db }: World, table: 'categories' | 'questions') {
  const held = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const hold = inTransaction(db, async (tx) => {
    await sql`select from ${sql.table(table)} for update`.execute(tx);
    held.resolve();
    await goOn.promise;
  });
  await held.promise;
  return async () => {
    goOn.resolve();
    await hold;
  };
}

test('every connection has limits for a statement, a lock and an idle transaction', async () => {
  await using world = await createWorld();
  const { rows } = await world.opened.runSql(
    `select name, setting::int as ms from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', ms: requestTimeLimits.idleInTransaction },
    { name: 'lock_timeout', ms: requestTimeLimits.lock },
    { name: 'statement_timeout', ms: requestTimeLimits.statement },
  ]);
});

test('a call that waits too long for a lock answers 503, and succeeds once the lock is free', async () => {
  await using world = await createWorld({}, short);
  const id = await makeCategory(world);
  const admin = await world.person({ isAdmin: true });
  const rename = () => admin.http('PUT', `/api/categories/${id}`, { displayName: 'Renamed' });
  const release = await holdRows(world, 'categories');
  expect(await rename()).toMatchObject({ status: 503, body: { failure: 'unavailable' } });
  await release();
  expect((await rename()).status).toBe(200);
});

test('a statement that takes too long is ended: 503', async () => {
  await using world = await createWorld({}, { ...short, statement: 200 });
  const error = await errorOf(sql`select pg_sleep(5)`.execute(world.db));
  expect(failureData(error, 'r')).toMatchObject({ failure: 'unavailable', httpStatus: 503 });
});

test('a transaction that does nothing for too long is ended and rolled back: 503', async () => {
  await using world = await createWorld({}, { ...short, idleInTransaction: 100 });
  const { opened } = world;
  const isThere = async (pid: number | undefined) =>
    (await opened.runSql('select 1 from pg_stat_activity where pid = $1', [pid])).rows.length;
  const error = await errorOf(
    inTransaction(world.db, async (tx) => {
      await tx.insertInto('categories').values({ name: 'slow', displayName: 'Slow' }).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await expect.poll(() => isThere(rows[0]?.pid)).toBe(0);
      await sql`select 1`.execute(tx);
    }),
  );
  expect(failureData(error, 'r')).toMatchObject({ failure: 'unavailable', httpStatus: 503 });
  expect(await world.guest.calls.category.list()).toEqual([]);
});

test('a recount has no time limits', async () => {
  await using world = await createWorld({}, { ...short, lock: 50 });
  await makeQuiz(world);
  const release = await holdRows(world, 'questions');
  const recount = recountTallies(world.db, world.clock.now());
  await new Promise((resolve) => setTimeout(resolve, 300));
  await release();
  await recount;
});

test('a migration has no limits, and the connection has them again afterwards', async () => {
  await using world = await createWorld();
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
  await world.opened.runSql(`create database ${name}`);
  const url = inject('postgresUrl').replace(/\/postgres$/, `/${name}`);
  const timeLimits = { statement: 2, lock: 2, idleInTransaction: 2000 };
  const opened = await openDatabase({ kind: 'postgres', url, maxConnections: 1, timeLimits });
  expect((await migrateToLatest(opened.db)).length).toBeGreaterThan(0);
  expect(failureData(await errorOf(sql`select pg_sleep(1)`.execute(opened.db)), 'r')).toMatchObject(
    {
      httpStatus: 503,
    },
  );
  await opened.close();
  await world.opened.runSql(`drop database ${name} with (force)`);
});
