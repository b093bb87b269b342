import { type Kysely, sql } from 'kysely';

/** Teachers of a class beside the one who made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table class_teachers (
      class_id integer not null references classes (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      added_at timestamptz not null,
      primary key (class_id, user_id)
    )`.execute(db);
  await sql`create index class_teachers_user on class_teachers (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table class_teachers`.execute(db);
}
