import { type Kysely, sql } from 'kysely';

/** When a draft was published: who has it assigned is noticed then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add column published_at timestamptz`.execute(db);
  await sql`create function note_publication() returns trigger language plpgsql as $$
    begin
      new.published_at := new.updated_at;
      return new;
    end $$`.execute(db);
  // By a trigger, because the version before publishes too.
  await sql`create trigger quizzes_published before update of status on quizzes
    for each row when (old.status <> 'active' and new.status = 'active')
    execute function note_publication()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quizzes_published on quizzes`.execute(db);
  await sql`drop function note_publication()`.execute(db);
  await sql`alter table quizzes drop column published_at`.execute(db);
}
