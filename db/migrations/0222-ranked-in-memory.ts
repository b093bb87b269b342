import { type Kysely, sql } from 'kysely';

/** Places on the leaderboard are counted by the server, which no longer asks for the accounts that are left out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('users_unranked').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_unranked on users (id) where is_admin or account_status <> 'active'`.execute(
    db,
  );
}
