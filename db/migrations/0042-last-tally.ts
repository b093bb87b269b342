import { type Kysely, sql } from 'kysely';

/** Finds the newest batch of the tally without reading every attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quiz_attempts_tallied on quiz_attempts (tallied_at)
    where tallied_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('quiz_attempts_tallied').execute();
}
