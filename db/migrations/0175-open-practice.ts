import { type Kysely, sql } from 'kysely';
import { recordedWithLinks, recordQuizChanges } from './0160-access-links.ts';

/** The author of a quiz can open it for practice: members then practise its questions before they are asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes add column is_open_for_practice boolean not null default false`.execute(db);
  await sql`create index quizzes_open_for_practice on quizzes (id) where is_open_for_practice`.execute(
    db,
  );
  await recordQuizChanges(db, `${recordedWithLinks},is_open_for_practice`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await recordQuizChanges(db, recordedWithLinks);
  await sql`alter table quizzes drop column is_open_for_practice`.execute(db);
}
