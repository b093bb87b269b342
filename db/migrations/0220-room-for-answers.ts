import { type Kysely, sql } from 'kysely';

/**
 * Each answer is inserted empty and updated by a save and by the end of its attempt. With free space in its page, the
 * new version needs no new entries in three indexes: a submit of 30 answers writes a third less to the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers set (fillfactor = 80)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers reset (fillfactor)`.execute(db);
}
