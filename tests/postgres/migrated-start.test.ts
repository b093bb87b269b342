import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateToLatest } from '#db/migrate.ts';
import { openPrivateDatabase } from '#tests/support/private-database.ts';

test('a start on a migrated database only reads the applied migrations', async () => {
  const { db, close } = await openPrivateDatabase();
  await db.transaction().execute(async (tx) => {
    // The lock of Kysely's migrator, which it takes before it looks for migrations.
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(tx);
    expect(await migrateToLatest(db)).toEqual([]);
  });
  await close();
});

test('a start on a database of a newer version is refused with what to do', async () => {
  const { db, close } = await openPrivateDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow(
    'The database is of a newer version (9999-newer). Install that version',
  );
  await close();
});
