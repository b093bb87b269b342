import { type Kysely, sql } from 'kysely';

/**
 * How far an attempt without a way back has come: the questions before this place on its paper, from 0, were
 * passed. It stays 0 where learners move freely.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_attempts
    add column reached integer not null default 0 constraint quiz_attempts_reached check (reached >= 0)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_attempts drop column reached`.execute(db);
}
