import { type Kysely, sql } from 'kysely';

/** Responses of creating calls by their idempotency key; a repeated call gets the stored response. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('procedure', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('input_hash', 'text', (c) => c.notNull())
    // The response as JSON text; null only while the first call is running.
    .addColumn('response', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('idempotency_keys_call', ['user_id', 'procedure', 'key'], (c) =>
      c.nullsNotDistinct(),
    )
    .execute();
  await sql`create index idempotency_keys_created_at on idempotency_keys (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('idempotency_keys').execute();
}
