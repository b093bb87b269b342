import { type Kysely, sql } from 'kysely';

/** What has learners looked at: statements that add rows of a learner. */
const added = ['practice_answers', 'goal_days', 'certificates'];

/**
 * Achievements that rules award, each once: `rule` names the rule, and is null for entries of other origin. Learners
 * who may have earned one wait in `achievement_checks`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_achievements add column rule text`.execute(db);
  await sql`create unique index user_achievements_rule on user_achievements (user_id, rule)`.execute(
    db,
  );
  await sql`
    create table achievement_checks (
      user_id integer primary key references users (id) on delete cascade
    )`.execute(db);
  await noteAttempts(db);
  await noteAddedRows(db);
  // What was done before counts too.
  await sql`
    insert into achievement_checks (user_id)
    select user_id from quiz_attempts where user_id is not null and tallied_at is not null
    union select user_id from practice_answers
    union select user_id from certificates`.execute(db);
}

/** Attempts are noted by the tally, so that a submit does nothing for them; regrades and merges change them later. */
async function noteAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_achievement_check() returns trigger language plpgsql as $$
    begin
      insert into achievement_checks (user_id) values (new.user_id) on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger quiz_attempts_achievement_noted
    after update of tallied_at, passed, score, user_id on quiz_attempts
    for each row when (new.passed and new.tallied_at is not null and new.user_id is not null
      and (old.tallied_at is null or not old.passed or old.score is distinct from new.score
        or old.user_id is distinct from new.user_id))
    execute function note_achievement_check()`.execute(db);
}

async function noteAddedRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_achievement_checks() returns trigger language plpgsql as $$
    begin
      insert into achievement_checks (user_id) select distinct user_id from added_rows order by user_id
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  for (const table of added)
    await sql`create trigger ${sql.ref(`${table}_achievement_noted`)}
      after insert on ${sql.table(table)} referencing new table as added_rows
      for each statement execute function note_achievement_checks()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of added)
    await sql`drop trigger ${sql.ref(`${table}_achievement_noted`)} on ${sql.table(table)}`.execute(
      db,
    );
  await sql`drop function note_achievement_checks()`.execute(db);
  await sql`drop trigger quiz_attempts_achievement_noted on quiz_attempts`.execute(db);
  await sql`drop function note_achievement_check()`.execute(db);
  await sql`drop table achievement_checks`.execute(db);
  await sql`drop index user_achievements_rule`.execute(db);
  await sql`alter table user_achievements drop column rule`.execute(db);
}
