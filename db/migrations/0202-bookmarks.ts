import { type Kysely, sql } from 'kysely';

/** What learners keep of questions for themselves: bookmarks, and notes in their own words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookmarks (
      user_id integer not null references users (id) on delete cascade,
      question_id integer not null references questions (id) on delete cascade,
      bookmarked_at timestamptz not null,
      primary key (user_id, question_id)
    )`.execute(db);
  await sql`create index bookmarks_question on bookmarks (question_id)`.execute(db);
  await sql`
    create table question_notes (
      user_id integer not null references users (id) on delete cascade,
      question_id integer not null references questions (id) on delete cascade,
      text text not null,
      updated_at timestamptz not null,
      primary key (user_id, question_id),
      constraint question_notes_length check (char_length(text) between 1 and 2000)
    )`.execute(db);
  await sql`create index question_notes_question on question_notes (question_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table question_notes`.execute(db);
  await sql`drop table bookmarks`.execute(db);
}
