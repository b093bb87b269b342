import { type Kysely, sql } from 'kysely';

/**
 * `checked_at`: when a learner had the answer checked, which closed it and showed what the rules of the attempt
 * allow. `reached_at`: when an attempt without a way back came to its place; null: at its start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers add column checked_at timestamptz`.execute(db);
  await sql`alter table quiz_attempts add column reached_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_attempts drop column reached_at`.execute(db);
  await sql`alter table answers drop column checked_at`.execute(db);
}
