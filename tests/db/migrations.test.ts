import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isMigrated, migrateDown, migrateToLatest } from '#db/migrate.ts';
import { describeTables } from '#db/table-types.ts';
import { openPrivateDatabase } from '#tests/support/private-database.ts';

test('every migration can be reverted and applied again, and leaves nothing behind', async () => {
  const { db, close } = await openPrivateDatabase();
  const before = await describeTables(db);
  expect(await isMigrated(db)).toBe(true);
  await migrateDown(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    union all select typname from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
    union all select proname from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`.execute(db);
  expect(rows).toEqual([]);
  await migrateToLatest(db);
  expect(await describeTables(db)).toBe(before);
  await close();
});

test('db/schema.ts matches the migrated database', async () => {
  const { db, close } = await openPrivateDatabase();
  const committed = await readFile(
    fileURLToPath(new URL('../../db/schema.ts', import.meta.url)),
    'utf8',
  );
  expect(await describeTables(db)).toBe(committed);
  await close();
});

test('every foreign key has an index', async () => {
  const { db, close } = await openPrivateDatabase();
  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as key
    from pg_constraint c
    cross join unnest(c.conkey) with ordinality as k(attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
    group by c.oid, c.conrelid order by 1`.execute(db);
  expect(rows.map((row) => row.key)).toEqual([]);
  await close();
});

test('a database of a newer version counts as not migrated, and a start refuses it', async () => {
  const { db, close } = await openPrivateDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(db);
  expect(await isMigrated(db)).toBe(false);
  await expect(migrateToLatest(db)).rejects.toThrow('9999-newer');
  await close();
});
