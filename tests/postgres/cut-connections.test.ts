import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Database, OpenedDatabase } from '#db/open.ts';
import { failureData } from '#server/kernel/error-data.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { makeCategory } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

const errorOf = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => new Error('Nothing was thrown'),
    (error) => error,
  );

async function backendOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function cut({ runSql }: OpenedDatabase, pid: number): Promise<void> {
  await runSql('select pg_terminate_backend($1)', [pid]);
  const isThere = async () =>
    (await runSql('select 1 from pg_stat_activity where pid = $1', [pid])).rows.length;
  await expect.poll(isThere).toBe(0);
}

const untilOneWaitsForALock = async ({ runSql }: OpenedDatabase): Promise<number> => {
  const waiting = async () => {
    const { rows } = await runSql(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.flatMap((row) =>
      typeof row === 'object' && row && 'pid' in row ? Number(row.pid) : [],
    );
  };
  await expect.poll(async () => (await waiting()).length).toBe(1);
  const [pid = 0] = await waiting();
  return pid;
};

test('a connection that is cut between two statements of a transaction fails only that transaction', async () => {
  await using world = await createWorld();
  const { db, opened } = world;
  const error = await errorOf(
    inTransaction(db, async (tx) => {
      await tx.insertInto('categories').values({ name: 'cut', displayName: 'Cut' }).execute();
      await cut(opened, await backendOf(tx));
      // The event of the broken connection arrives before the next statement is sent.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(tx);
    }),
  );
  expect(failureData(error, 'r')).toMatchObject({ failure: 'unavailable', httpStatus: 503 });
  expect(await world.guest.calls.category.list()).toEqual([]);
});

test('a call whose connection is cut during a query answers 503, and the next call succeeds', async () => {
  await using world = await createWorld();
  const { db, opened } = world;
  const id = await makeCategory(world);
  const admin = await world.person({ isAdmin: true });
  const rename = () => admin.http('PUT', `/api/categories/${id}`, { displayName: 'Renamed' });
  const held = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const hold = inTransaction(db, async (tx) => {
    await sql`select from categories for update`.execute(tx);
    held.resolve();
    await goOn.promise;
  });
  await held.promise;
  const answer = rename();
  await cut(opened, await untilOneWaitsForALock(opened));
  expect(await answer).toMatchObject({ status: 503, body: { failure: 'unavailable' } });
  goOn.resolve();
  await hold;
  expect((await rename()).status).toBe(200);
});

test('a write to a server that has become a standby answers 503, and succeeds at the next primary', async () => {
  await using world = await createWorld();
  const { opened } = world;
  const id = await makeCategory(world);
  const admin = await world.person({ isAdmin: true });
  const rename = () => admin.http('PUT', `/api/categories/${id}`, { displayName: 'Renamed' });
  const { rows } = await opened.runSql('select quote_ident(current_database()) as name');
  const [{ name }] = z.tuple([z.object({ name: z.string() })]).parse(rows);
  const setReadOnly = async (value: 'on' | 'off') => {
    await opened.runSql(
      `begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`,
    );
    // New connections have the setting: all others end, then this one.
    for (const ended of ['pid <> pg_backend_pid()', 'true'])
      await opened
        .runSql(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and ${ended}`,
        )
        .catch(() => {});
  };
  await setReadOnly('on');
  await expect.poll(async () => (await rename()).status).toBe(503);
  expect(await rename()).toMatchObject({ status: 503, body: { failure: 'unavailable' } });
  await setReadOnly('off');
  await expect.poll(async () => (await rename()).status).toBe(200);
});
