import type { Kysely } from 'kysely';

/** Challenges of passkeys that were answered, so that each counts once. They were in `used_id_tokens` before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('used_challenges')
    .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('used_challenges').execute();
}
