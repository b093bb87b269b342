import { type Kysely, sql } from 'kysely';

/**
 * Which answers arrived too late to count, and whether an attempt was left in its first seconds before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('answers')
    // When an answer first arrived after the end of the attempt; it was not counted.
    .addColumn('late_at', 'timestamptz')
    .execute();
  await db.schema
    .alterTable('quiz_attempts')
    // Stays when the attempt is resumed: it can be voided only once.
    .addColumn('voided_at', 'timestamptz')
    .execute();
  await sql`update quiz_attempts set voided_at = completed_at where status = 'void'`.execute(db);
  await sql`create index quiz_attempts_void on quiz_attempts (user_id, quiz_id, voided_at)
    where status = 'void'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('quiz_attempts_void').execute();
  await db.schema.alterTable('quiz_attempts').dropColumn('voided_at').execute();
  await db.schema.alterTable('answers').dropColumn('late_at').execute();
}
