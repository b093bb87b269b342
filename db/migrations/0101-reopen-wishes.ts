import { type Kysely, sql } from 'kysely';

/** Learners who want to know when a quiz is open again: each wish is for the wait after one attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reopen_wishes (
      quiz_attempt_id integer primary key references quiz_attempts (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade
    )`.execute(db);
  await sql`create index reopen_wishes_user on reopen_wishes (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reopen_wishes`.execute(db);
}
