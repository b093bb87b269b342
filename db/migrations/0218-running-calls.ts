import { type Kysely, sql } from 'kysely';

/**
 * How far a long call of some process has come, by the hash of the key that its client has chosen. Processes write it
 * beside the transaction of the call, so that the others can answer. Unlogged: it is worth nothing after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table running_calls (
      key_hash text primary key,
      phase text not null check (phase in ('reading', 'writing')),
      done integer not null check (done >= 0),
      total integer,
      written_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table running_calls`.execute(db);
}
