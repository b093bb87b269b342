import { type Kysely, sql } from 'kysely';

/**
 * A transaction that notes a check of a learner locks the row that may be there already. A job then takes the row after
 * the commit, and counts what the transaction has changed; before, it could take the row without that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No row is written where the condition is false, but it is locked.
  await noteChecks(
    db,
    'on conflict (user_id) do update set user_id = excluded.user_id where false',
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await noteChecks(db, 'on conflict do nothing');
}

/** The functions of migrations 0188 and 0189, for rows that are there already. */
async function noteChecks(db: Kysely<unknown>, onConflict: string): Promise<void> {
  const ifThere = sql.raw(onConflict);
  await sql`
    create or replace function note_certificate_check() returns trigger language plpgsql as $$
    begin
      insert into certificate_checks (user_id)
      select new.user_id where exists (
        select from series_quizzes
        join series_certificates on series_certificates.series_id = series_quizzes.series_id
        where series_quizzes.quiz_id = new.quiz_id and series_certificates.gives)
      ${ifThere};
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function note_achievement_check() returns trigger language plpgsql as $$
    begin
      insert into achievement_checks (user_id) values (new.user_id) ${ifThere};
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function note_achievement_checks() returns trigger language plpgsql as $$
    begin
      insert into achievement_checks (user_id) select distinct user_id from added_rows order by user_id
      ${ifThere};
      return null;
    end $$`.execute(db);
}
