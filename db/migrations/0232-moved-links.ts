import { type Kysely, sql } from 'kysely';

/**
 * A linked question that moves from a deleted quiz to one that is not can be asked again, so the quizzes that link it
 * count it. The move itself counts for the two quizzes only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_links_of_moved() returns trigger language plpgsql as $$
    begin
      if (select archived_at is null from quizzes where id = old.quiz_id)
        is distinct from (select archived_at is null from quizzes where id = new.quiz_id) then
        perform sum_questions_of(array(
          select quiz_id from quiz_links where question_id = new.id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger questions_moved after update of quiz_id on questions
    for each row when (old.quiz_id <> new.quiz_id)
    execute function keep_links_of_moved()`.execute(db);
  await sql`select sum_questions_of(array(select distinct quiz_id from quiz_links))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger questions_moved on questions`.execute(db);
  await sql`drop function keep_links_of_moved()`.execute(db);
}
