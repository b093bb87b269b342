import { type Kysely, sql } from 'kysely';

/**
 * When a quiz could be taken again before a regrade, for its undo: a wait may have been ended by then. Null for regrades
 * from before; their undo computes it by the rules.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table regraded_attempts add column can_retake_at_before timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table regraded_attempts drop column can_retake_at_before`.execute(db);
}
