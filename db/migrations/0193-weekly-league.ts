import { type Kysely, sql } from 'kysely';

/**
 * The weekly league: what each learner has earned in a week, and who does not want to be listed there. Weeks begin on
 * Monday in UTC. Only this week and the last one are kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table week_standings (
      user_id integer not null references users (id) on delete cascade,
      week date not null,
      score integer not null,
      quizzes_completed integer not null,
      attempt_count integer not null,
      reached_at timestamptz not null,
      primary key (user_id, week)
    )`.execute(db);
  await sql`create index week_standings_rank
    on week_standings (week, score desc, attempt_count, reached_at, user_id)`.execute(db);
  await sql`
    create table league_opt_outs (
      user_id integer primary key references users (id) on delete cascade
    )`.execute(db);
  await fill(db);
  await sql`create trigger week_standings_results_changed
    after insert or delete or truncate or update on week_standings
    for each statement execute function note_public_change('results')`.execute(db);
  await sql`create trigger league_opt_outs_people_changed
    after insert or delete or truncate or update on league_opt_outs
    for each statement execute function note_public_change('people')`.execute(db);
}

/** What was earned before this migration, in these two weeks. */
const fill = (db: Kysely<unknown>) =>
  sql`
    insert into week_standings
      (user_id, week, score, quizzes_completed, attempt_count, reached_at)
    select user_id, week, sum(best), count(*), sum(attempts), max(reached_at)
    from (
      select user_id, quiz_id, week, max(earned) as best, count(*) as attempts,
        (array_agg(completed_at order by earned desc, completed_at))[1] as reached_at
      from (
        select user_id, quiz_id, completed_at,
          date_trunc('week', completed_at at time zone 'UTC')::date as week,
          greatest(coalesce(points, score * 100), 0) / 100 as earned
        from quiz_attempts
        where tallied_at is not null and user_id is not null
          and completed_at >= date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - interval '7 days'
      ) as attempts
      group by user_id, quiz_id, week
    ) as bests
    group by user_id, week`.execute(db);

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table league_opt_outs`.execute(db);
  await sql`drop table week_standings`.execute(db);
}
