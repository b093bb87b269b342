import { type Kysely, sql } from 'kysely';

/**
 * An attempt can become a miss after a later one passed: when its last mark is given, or by a regrade. Its learner may
 * have earned an achievement then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace trigger quiz_attempts_achievement_noted
    after update of tallied_at, passed, score, user_id, to_be_marked on quiz_attempts
    for each row when (new.user_id is not null and (
      (new.passed and new.tallied_at is not null
        and (old.tallied_at is null or not old.passed or old.score is distinct from new.score
          or old.user_id is distinct from new.user_id))
      or (not new.passed and new.to_be_marked = 0 and (old.passed or old.to_be_marked > 0))))
    execute function note_achievement_check()`.execute(db);
}

/** As in migration 0189. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace trigger quiz_attempts_achievement_noted
    after update of tallied_at, passed, score, user_id on quiz_attempts
    for each row when (new.passed and new.tallied_at is not null and new.user_id is not null
      and (old.tallied_at is null or not old.passed or old.score is distinct from new.score
        or old.user_id is distinct from new.user_id))
    execute function note_achievement_check()`.execute(db);
}
