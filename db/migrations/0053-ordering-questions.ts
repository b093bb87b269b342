import { type Kysely, sql } from 'kysely';

/**
 * Questions whose items are put in order. A new value of an enum cannot be used in the transaction that adds it,
 * so the constraint compares texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type question_type add value if not exists 'ordering'`.execute(db);
  await sql`
    alter table questions add constraint questions_ordering check (type::text <> 'ordering' or (
      jsonb_typeof(body -> 'options') is not distinct from 'array'
      and jsonb_typeof(body -> 'correctOptions') is not distinct from 'array'
      and jsonb_array_length(body -> 'options') = jsonb_array_length(body -> 'correctOptions')
      and not body ? 'correctOption'))`.execute(db);
}

/** The value of the enum stays: PostgreSQL cannot remove one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_ordering`.execute(db);
}
