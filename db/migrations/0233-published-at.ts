import { type Kysely, sql } from 'kysely';

/**
 * When a quiz was published, and since when it was a draft before: who has had it assigned in between is noticed then, and
 * who has had it before is not noticed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes
    add column published_at timestamptz, add column drafted_at timestamptz`.execute(db);
  await sql`create function note_publication() returns trigger language plpgsql as $$
    begin
      if new.status = 'active' then
        new.published_at := new.updated_at;
      else
        new.drafted_at := new.updated_at;
      end if;
      return new;
    end $$`.execute(db);
  // By a trigger, because the version before publishes too.
  await sql`create trigger quizzes_published before update of status on quizzes
    for each row when ((old.status = 'active') <> (new.status = 'active'))
    execute function note_publication()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quizzes_published on quizzes`.execute(db);
  await sql`drop function note_publication()`.execute(db);
  await sql`alter table quizzes drop column published_at, drop column drafted_at`.execute(db);
}
