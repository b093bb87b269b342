import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vacuumChangedTables } from '#db/embedded/autovacuum.ts';
import { startSteadyWork } from '#server/jobs/steady.ts';
import { createWorld } from '#tests/support/world.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
  await change(`
    create table "Large one" (id int, note text);
    insert into "Large one" select n, 'text' from generate_series(1, 1000) n;
    create table small (id int);
    insert into small select n from generate_series(1, 20) n`);
  await pglite.exec('vacuum (analyze)');
});
afterAll(() => pglite.close());

/** Statistics are otherwise written once a second. */
const change = (text: string) => pglite.exec(`${text}; select pg_stat_force_next_flush()`);

async function facts() {
  const { rows } = await pglite.query<{ dead: number; size: number }>(`
    select n_dead_tup::int as dead,
      (select reltuples::int from pg_class where pg_class.oid = relid) as size
    from pg_stat_user_tables where relname = 'Large one'`);
  return rows[0];
}

test('tables of the embedded engine are vacuumed and analyzed after many changes, and only then', async () => {
  await change(`update "Large one" set note = 'a' where id <= 80; update small set id = id + 1`);
  expect(await vacuumChangedTables(pglite)).toEqual([]);
  await change(`update "Large one" set note = 'b'; delete from "Large one" where id > 500`);
  expect(await facts()).toEqual({ dead: 1580, size: 1000 });
  expect(await vacuumChangedTables(pglite)).toEqual(['public."Large one"']);
  expect(await facts()).toEqual({ dead: 0, size: 500 });
  expect(await vacuumChangedTables(pglite)).toEqual([]);
  // A table that only grew.
  await change(`insert into small select n from generate_series(21, 400) n`);
  expect(await vacuumChangedTables(pglite)).toEqual(['public.small']);
});

test('the process vacuums its embedded engine', async () => {
  await using world = await createWorld();
  await change(`update "Large one" set note = 'b'`);
  const stop = startSteadyWork({ ...world.services, pglite }, pino({ level: 'silent' }));
  await expect.poll(facts).toMatchObject({ dead: 0 });
  await stop();
});
