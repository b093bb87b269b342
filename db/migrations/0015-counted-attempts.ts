import { type Kysely, sql } from 'kysely';

/**
 * Marks attempts that are not tallied: those of administrators, and those that cannot be tallied. Because
 * the rule has changed, all tallied numbers are reset: the server adds all attempts again after its first
 * start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('quiz_attempts')
    // Whether the taker was an administrator when it began or ended; a later change of role changes nothing.
    .addColumn('by_admin', 'boolean', (c) => c.notNull().defaultTo(false))
    // When the tally failed for this attempt; a recount tries it again.
    .addColumn('tally_failed_at', 'timestamptz')
    .execute();
  await sql`update quiz_attempts set by_admin = true
    from users where users.id = quiz_attempts.user_id and users.is_admin`.execute(db);
  await db.schema.dropIndex('quiz_attempts_untallied').execute();
  await sql`create index quiz_attempts_untallied on quiz_attempts (id)
    where tallied_at is null and tally_failed_at is null and not by_admin
      and status in ('submitted', 'timed_out')`.execute(db);
  for (const sums of ['standings', 'quiz_bests', 'quiz_stats'])
    await sql`delete from ${sql.table(sums)}`.execute(db);
  await sql`update questions set times_answered = 0, times_correct = 0, times_skipped = 0,
    difficulty_score = 500, calculated_difficulty = 'medium', last_difficulty_update = null
    where times_answered > 0 or times_skipped > 0`.execute(db);
  await sql`update quiz_attempts set tallied_at = null where tallied_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('quiz_attempts_untallied').execute();
  await sql`create index quiz_attempts_untallied on quiz_attempts (id)
    where tallied_at is null and status in ('submitted', 'timed_out')`.execute(db);
  await db.schema
    .alterTable('quiz_attempts')
    .dropColumn('by_admin')
    .dropColumn('tally_failed_at')
    .execute();
}
