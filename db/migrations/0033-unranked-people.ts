import { type Kysely, sql } from 'kysely';

/**
 * The few people whom the leaderboard leaves out, so that a place is counted from the index of the standings
 * less these, without a look at every account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_unranked on users (id) where is_admin or account_status <> 'active'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('users_unranked').execute();
}
