import { type Kysely, sql } from 'kysely';

/** Questions whose answers are texts that a person marks. As in migration 0053, the constraint compares texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type question_type add value if not exists 'essay'`.execute(db);
  await sql`
    alter table questions add constraint questions_essay check (
      case when type::text = 'essay' then
        (jsonb_typeof(body -> 'essay') is not distinct from 'object')
        and (jsonb_typeof(body -> 'essay' -> 'rubric') is not distinct from 'array')
        and not body ?| array['correctOption', 'correctOptions', 'targets']
        and jsonb_array_length(body -> 'essay' -> 'rubric') <= 20
        and not jsonb_path_exists(body, '$.essay.rubric[*].levels[*].points ? (@.type() != "number"
          || @ < 0 || @ > 100 || @.floor() != @)')
      else not body ? 'essay' end)`.execute(db);
}

/** The value of the enum stays: PostgreSQL cannot remove one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_essay`.execute(db);
}
