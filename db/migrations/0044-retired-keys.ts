import { type Kysely, sql } from 'kysely';

/** A key can be replaced: the one before it stays, as a public key, for what it has signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('signing_keys').dropConstraint('signing_keys_pkey').execute();
  await db.schema
    .alterTable('signing_keys')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('retired_at', 'timestamptz')
    .execute();
  await sql`create unique index signing_keys_in_use on signing_keys (purpose)
    where retired_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from signing_keys where retired_at is not null`.execute(db);
  await db.schema.dropIndex('signing_keys_in_use').execute();
  await db.schema.alterTable('signing_keys').dropColumn('retired_at').dropColumn('id').execute();
  await db.schema
    .alterTable('signing_keys')
    .addPrimaryKeyConstraint('signing_keys_pkey', ['purpose'])
    .execute();
}
