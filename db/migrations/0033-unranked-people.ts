import { type Kysely, sql } from 'kysely';

/**
 * Index of the few accounts that are not on the leaderboard: a place is counted from the index of the
 * standings minus these, without reading every account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_unranked on users (id) where is_admin or account_status <> 'active'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('users_unranked').execute();
}
