import { type Kysely, sql } from 'kysely';

/**
 * Days on which learners have answered as many questions as they wanted to. A day is one of the learner's time zone
 * and goal as they were when its questions were answered: what held before a change is kept, so that the days can be
 * counted again from the answers. Accounts whose answers wait to be counted are in `goal_checks`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table practice_settings
    add column daily_goal integer not null default 10 check (daily_goal between 0 and 200)`.execute(
    db,
  );
  await sql`
    create table goal_days (
      user_id integer not null references users (id) on delete cascade,
      day date not null,
      primary key (user_id, day)
    )`.execute(db);
  await sql`create index goal_days_day on goal_days (day, user_id)`.execute(db);
  await sql`
    create table past_goals (
      user_id integer not null references users (id) on delete cascade,
      until timestamptz not null,
      daily_goal integer not null,
      primary key (user_id, until)
    )`.execute(db);
  await sql`
    create table past_time_zones (
      user_id integer not null references users (id) on delete cascade,
      until timestamptz not null,
      time_zone text not null,
      primary key (user_id, until)
    )`.execute(db);
  await sql`
    create table goal_checks (
      user_id integer primary key references users (id) on delete cascade,
      since timestamptz not null
    )`.execute(db);
  await sql`
    create table reminder_checks (
      user_id integer not null references users (id) on delete cascade,
      kind text not null,
      day date not null,
      primary key (user_id, kind)
    )`.execute(db);
  await keepTimeZones(db);
  await noteAnswers(db);
}

async function keepTimeZones(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_past_time_zone() returns trigger language plpgsql as $$
    begin
      insert into past_time_zones (user_id, until, time_zone)
      values (new.id, new.updated_at, coalesce(old.timezone, 'UTC'))
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_time_zone_kept after update of timezone on users
    for each row when (coalesce(old.timezone, 'UTC') <> coalesce(new.timezone, 'UTC'))
    execute function keep_past_time_zone()`.execute(db);
}

/** Attempts are noted by the tally, so that a submit does nothing for them. */
async function noteAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_goal_check(learner integer, at timestamptz) returns void language sql as $$
      insert into goal_checks (user_id, since) values (learner, at)
      on conflict (user_id) do update set since = excluded.since
        where goal_checks.since > excluded.since
    $$`.execute(db);
  await sql`
    create function note_tallied_attempt() returns trigger language plpgsql as $$
    begin
      perform note_goal_check(new.user_id, new.started_at);
      return null;
    end $$`.execute(db);
  await sql`create trigger quiz_attempts_goal_noted after update of tallied_at on quiz_attempts
    for each row when (old.tallied_at is null and new.tallied_at is not null and new.user_id is not null)
    execute function note_tallied_attempt()`.execute(db);
  await sql`
    create function note_practice_answer() returns trigger language plpgsql as $$
    begin
      perform note_goal_check(new.user_id, new.answered_at);
      return null;
    end $$`.execute(db);
  await sql`create trigger practice_answers_goal_noted after insert on practice_answers
    for each row execute function note_practice_answer()`.execute(db);
  // What was answered before counts too.
  await sql`
    insert into goal_checks (user_id, since)
    select user_id, min(at) from (
      select user_id, started_at as at from quiz_attempts
      where user_id is not null and tallied_at is not null
      union all
      select user_id, answered_at from practice_answers
    ) as answered
    group by user_id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger practice_answers_goal_noted on practice_answers`.execute(db);
  await sql`drop function note_practice_answer()`.execute(db);
  await sql`drop trigger quiz_attempts_goal_noted on quiz_attempts`.execute(db);
  await sql`drop function note_tallied_attempt()`.execute(db);
  await sql`drop function note_goal_check(integer, timestamptz)`.execute(db);
  await sql`drop trigger users_time_zone_kept on users`.execute(db);
  await sql`drop function keep_past_time_zone()`.execute(db);
  await sql`drop table reminder_checks`.execute(db);
  await sql`drop table goal_checks`.execute(db);
  await sql`drop table past_time_zones`.execute(db);
  await sql`drop table past_goals`.execute(db);
  await sql`drop table goal_days`.execute(db);
  await sql`alter table practice_settings drop column daily_goal`.execute(db);
}
