import { type Kysely, sql } from 'kysely';

/** Since when a quiz was a draft before it was published: who has had it assigned before is not noticed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add column drafted_at timestamptz`.execute(db);
  await sql`create or replace function note_publication() returns trigger language plpgsql as $$
    begin
      if new.status = 'active' then
        new.published_at := new.updated_at;
      else
        new.drafted_at := new.updated_at;
      end if;
      return new;
    end $$`.execute(db);
  await sql`drop trigger quizzes_published on quizzes`.execute(db);
  await sql`create trigger quizzes_published before update of status on quizzes
    for each row when ((old.status = 'active') <> (new.status = 'active'))
    execute function note_publication()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quizzes_published on quizzes`.execute(db);
  await sql`create or replace function note_publication() returns trigger language plpgsql as $$
    begin
      new.published_at := new.updated_at;
      return new;
    end $$`.execute(db);
  await sql`create trigger quizzes_published before update of status on quizzes
    for each row when (old.status <> 'active' and new.status = 'active')
    execute function note_publication()`.execute(db);
  await sql`alter table quizzes drop column drafted_at`.execute(db);
}
