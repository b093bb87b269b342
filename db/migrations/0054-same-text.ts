import { type Kysely, sql } from 'kysely';

/** Without spaces and ASCII punctuation, as in migration 0050. */
export const plainHash = (text: string) =>
  sql.raw(`md5(regexp_replace(${text}, '[!-/:-@[-\`{-~[:space:]]+', '', 'g'))`);

/** Questions with the same text are found by a stored hash: computing it took a second for 50,000 of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A generated column cannot be made from another one, here `search_text`.
  await sql`alter table questions add column text_hash text not null
    generated always as (${plainHash('folded(text)')}) stored`.execute(db);
  await sql`drop index questions_same_text`.execute(db);
  await sql`create index questions_same_text on questions (text_hash, id) where archived_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop column text_hash`.execute(db);
  await sql`create index questions_same_text on questions (${plainHash('search_text')})`.execute(
    db,
  );
}
