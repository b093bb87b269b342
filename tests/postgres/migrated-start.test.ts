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
