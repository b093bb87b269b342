import { type Kysely, sql } from 'kysely';

/** Where a session was last used, and when its owner last proved the account; sessions end after 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    // The client's network without the host: 203.0.113.0/24.
    .addColumn('network', 'text')
    .addColumn('proven_at', 'timestamptz')
    .execute();
  await sql`update sessions set expires_at = least(expires_at, created_at + interval '30 days',
    coalesce(last_used_at, created_at) + interval '14 days')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').dropColumn('network').dropColumn('proven_at').execute();
}
