import { type Kysely, sql } from 'kysely';

/** Files of deleted uploads that are still to be removed: a row goes when its file is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removed_files (
      name text primary key,
      removed_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table removed_files`.execute(db);
}
