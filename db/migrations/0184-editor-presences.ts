import { type Kysely, sql } from 'kysely';

/**
 * In which question an author is with an open editor. A row holds for fifteen seconds after its last sign. Unlogged: it is
 * worth nothing after a crash. The question is only a number: it may be deleted while an editor shows it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table editor_presences (
      quiz_id integer not null references quizzes (id) on delete cascade,
      tab text not null check (length(tab) <= 64),
      user_id integer not null references users (id) on delete cascade,
      question_id integer,
      seen_at timestamptz not null,
      primary key (quiz_id, tab)
    )`.execute(db);
  await sql`create index editor_presences_user on editor_presences (user_id)`.execute(db);
  await sql`create index editor_presences_seen on editor_presences (seen_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table editor_presences`.execute(db);
}
