import { type Kysely, sql } from 'kysely';

/**
 * Questions whose items are each given a target: matching and categorise. As in migration 0053, the constraints compare
 * texts. The target of an item is the one at its index, so the key is that of the options.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type question_type add value if not exists 'matching'`.execute(db);
  await sql`alter type question_type add value if not exists 'categorise'`.execute(db);
  await sql`
    alter table questions add constraint questions_placing check (
      case when type::text in ('matching', 'categorise') then
        ${isList('options')} and ${isList('targets')} and ${isList('correctOptions')}
        and not body ? 'correctOption'
        and jsonb_array_length(body -> 'options') = jsonb_array_length(body -> 'correctOptions')
        and jsonb_array_length(body -> 'targets') <= 30
        and not jsonb_path_exists(body, '$.options[*] ? (@.type() != "string")')
        and not jsonb_path_exists(body, '$.targets[*] ? (@.type() != "string")')
      else not body ? 'targets' end)`.execute(db);
}

const isList = (field: string) =>
  sql`(jsonb_typeof(body -> ${sql.lit(field)}) is not distinct from 'array')`;

/** The values of the enum stay: PostgreSQL cannot remove one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_placing`.execute(db);
}
