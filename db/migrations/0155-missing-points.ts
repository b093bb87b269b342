import { type Kysely, sql } from 'kysely';

/**
 * Finds the graded attempts whose rules count points and that have none: those that a process from before 0092 ended.
 * Usually there is none, so the index is empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quiz_attempts_without_points on quiz_attempts (id)
    where points is null and status in ('submitted', 'timed_out')
      and (rules ? 'partialCredit' or rules ? 'wrongAnswerPenaltyPercent')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index quiz_attempts_without_points`.execute(db);
}
