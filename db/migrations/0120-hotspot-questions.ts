import { type Kysely, sql } from 'kysely';

/**
 * Questions whose answer is marked on their picture: hotspot. As in migration 0053, the constraint compares texts. The
 * name of a region is the option at its index, so the key is that of the options.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type question_type add value if not exists 'hotspot'`.execute(db);
  await sql`
    alter table questions add constraint questions_hotspot check (
      case when type::text = 'hotspot' then
        ${isList('options')} and ${isList('regions')} and ${isList('correctOptions')}
        and not body ? 'correctOption'
        and jsonb_array_length(body -> 'options') = jsonb_array_length(body -> 'regions')
        and not jsonb_path_exists(body, '$.options[*] ? (@.type() != "string")')
        and not jsonb_path_exists(body, '$.regions[*] ? (@.type() != "object")')
      else not body ?| array['regions', 'spotCount'] end)`.execute(db);
}

const isList = (field: string) =>
  sql`(jsonb_typeof(body -> ${sql.lit(field)}) is not distinct from 'array')`;

/** The value of the enum stays: PostgreSQL cannot remove one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_hotspot`.execute(db);
}
