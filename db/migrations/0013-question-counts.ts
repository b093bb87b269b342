import { type Kysely, sql } from 'kysely';

/**
 * A change of a question that does not change the number of questions does not update the quiz. Before,
 * every update of a question wrote its quiz too: the tally locked questions first and quizzes second, a
 * save the other way round, and the two deadlocked. Questions are counted after the quiz is locked, so
 * that the count includes what other transactions have added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_questions_of(quiz_ids int[]) returns void language plpgsql as $$
    begin
      perform from quizzes where id = any(quiz_ids) order by id for no key update;
      update quizzes set total_questions =
        (select count(*) from questions where quiz_id = quizzes.id and archived_at is null)
      where id = any(quiz_ids);
    end $$`.execute(db);
  await sql`
    create or replace function keep_total_questions() returns trigger language plpgsql as $$
    begin
      perform count_questions_of(array(select distinct quiz_id from changed));
      return null;
    end $$`.execute(db);
  await sql`
    create function keep_total_questions_on_update() returns trigger language plpgsql as $$
    declare moved int[] := array(
      select unnest(array[former.quiz_id, changed.quiz_id])
      from former join changed using (id)
      where (former.quiz_id, former.archived_at is null)
        is distinct from (changed.quiz_id, changed.archived_at is null));
    begin
      if moved <> '{}' then perform count_questions_of(moved); end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger questions_counted_on_update on questions`.execute(db);
  await sql`create trigger questions_counted_on_update after update
    on questions referencing old table as former new table as changed
    for each statement execute function keep_total_questions_on_update()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger questions_counted_on_update on questions`.execute(db);
  await sql`
    create or replace function keep_total_questions() returns trigger language plpgsql as $$
    begin
      update quizzes set total_questions =
        (select count(*) from questions where quiz_id = quizzes.id and archived_at is null)
      where id in (select distinct quiz_id from changed);
      return null;
    end $$`.execute(db);
  await sql`create trigger questions_counted_on_update after update
    on questions referencing new table as changed
    for each statement execute function keep_total_questions()`.execute(db);
  await sql`drop function keep_total_questions_on_update`.execute(db);
  await sql`drop function count_questions_of`.execute(db);
}
