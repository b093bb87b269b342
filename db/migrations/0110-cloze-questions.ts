import { type Kysely, sql } from 'kysely';

/**
 * Questions whose text has gaps. As in migration 0053, the constraint compares texts. Each gap has its own key, so
 * there is no key of the question.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter type question_type add value if not exists 'cloze'`.execute(db);
  await sql`
    alter table questions add constraint questions_cloze check (
      case when type::text = 'cloze' then
        (jsonb_typeof(body -> 'gaps') is not distinct from 'array')
        and jsonb_array_length(body -> 'gaps') <= 20
        and not body ?| array['options', 'correctOption', 'correctOptions']
        and not jsonb_path_exists(body, '$.gaps[*] ? (!(
          (@.kind == "text" && @.answers.type() == "array")
          || (@.kind == "choice" && @.options.type() == "array")))')
      else not body ? 'gaps' end)`.execute(db);
}

/** The value of the enum stays: PostgreSQL cannot remove one. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop constraint questions_cloze`.execute(db);
}
