import { type Kysely, sql } from 'kysely';

/** Questions whose answer is a number. As in migration 0053, the constraint compares texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type question_type add value if not exists 'numeric'`.execute(db);
  await sql`
    alter table questions add constraint questions_numeric check (type::text <> 'numeric' or (
      jsonb_typeof(body -> 'options') is not distinct from 'array'
      and body ? 'correctOption' and not body ? 'correctOptions'))`.execute(db);
}

/** The value of the enum stays: PostgreSQL cannot remove one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_numeric`.execute(db);
}
