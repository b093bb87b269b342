import { type Kysely, sql } from 'kysely';

/**
 * When a new address was requested, and which Google account was linked then: undoing the change takes away what was
 * added since, and not only what was added after the confirmation. Null for requests of the version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column pending_email_since timestamptz,
    add column pending_email_firebase_id text`.execute(db);
  await sql`alter table address_undos add column requested_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table address_undos drop column requested_at`.execute(db);
  await sql`alter table users
    drop column pending_email_since,
    drop column pending_email_firebase_id`.execute(db);
}
