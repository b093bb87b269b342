import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { isOutage } from '#server/kernel/database/outage.ts';
import { failureData } from '#server/kernel/error-data.ts';
import { createWorld } from '#tests/support/world.ts';

const errorOf = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => new Error('Nothing was thrown'),
    (error) => error,
  );

test('a database that does not respond is an outage: 503', async () => {
  const url = `postgres://quizwright@127.0.0.1:${await freePort()}/nothing`;
  const { db, close } = await openDatabase({ kind: 'postgres', url, maxConnections: 1 });
  const error = await errorOf(sql`select 1`.execute(db));
  expect(failureData(error, 'r')).toMatchObject({ failure: 'unavailable', httpStatus: 503 });
  await close();
});

test('the database’s error code distinguishes an outage from a bug', async () => {
  await using world = await createWorld();
  const outages: Record<string, boolean> = {};
  for (const code of ['57P01', '57P03', '08006', '25006', '53300', '53100', '23505', '42P01']) {
    const raise = sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    outages[code] = isOutage(await errorOf(raise.execute(world.db)));
  }
  expect(outages).toEqual({
    '57P01': true,
    '57P03': true,
    '08006': true,
    '25006': true,
    '53300': true,
    '53100': true,
    '23505': false,
    '42P01': false,
  });
});

test('a host that cannot be reached is an outage', () => {
  const codes = ['EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED', 'EACCES'];
  const isOutageOf = (code: string) => isOutage(Object.assign(new Error('connect'), { code }));
  expect(codes.map(isOutageOf)).toEqual([true, true, true, false]);
});
