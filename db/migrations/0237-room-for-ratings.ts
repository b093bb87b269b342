import { type Kysely, sql } from 'kysely';

/**
 * Every answer changes the counts and the rating of its question, which are in no index. With room in its page the new
 * version of a question needs no new entries in nine indexes, three of them for searches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions set (fillfactor = 50)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions reset (fillfactor)`.execute(db);
}
