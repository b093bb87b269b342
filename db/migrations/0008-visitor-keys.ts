import type { Kysely } from 'kysely';

/** The key of a day's visitor hashes: once it is deleted, they cannot be linked to a visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visitor_keys')
    .addColumn('day', 'date', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('visitor_keys').execute();
}
