import { type Kysely, sql } from 'kysely';

const kind = 'reviews-due';

/**
 * Learners who are reminded of reviews have a row of their own in `reminder_checks`; their answers add it from now on.
 * Those who have answered lately get it here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into reminder_checks (user_id, kind, day)
    select user_id, ${sql.lit(kind)}, current_date from (
      select user_id from quiz_attempts
      where user_id is not null and tallied_at is not null and started_at > now() - interval '28 days'
      union
      select user_id from practice_answers where answered_at > now() - interval '28 days'
    ) as answered
    on conflict do nothing`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from reminder_checks where kind = ${sql.lit(kind)}`.execute(db);
}
