import { type Kysely, sql } from 'kysely';

/**
 * Where a learner is in an open attempt at assigned work, and when the server last heard of it. Unlogged: it is worth
 * nothing after a crash, and a class writes it every few seconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table presences (
      attempt_id integer primary key references quiz_attempts (id) on delete cascade,
      place integer not null check (place >= 0),
      seen_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table presences`.execute(db);
}
