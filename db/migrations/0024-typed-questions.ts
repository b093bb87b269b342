import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * What depends on the type of a question is one JSON value: `questions.body` and `answers.response`,
 * and `body` in each question of a paper. A new type needs no new columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await gatherBodies(db);
  // Before the papers change: it reads the types from their old shape.
  await gatherResponses(db);
  await sql`update quiz_attempts set paper = ${mappedPaper(paperWithBody)}
    where paper <> '[]'::jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update quiz_attempts set paper = ${mappedPaper(paperWithFields)}
    where paper <> '[]'::jsonb`.execute(db);
  await spreadResponses(db);
  await spreadBodies(db);
}

/** The fields that the type does not use are left out. */
const body = (type: RawBuilder<unknown>, fields: RawBuilder<unknown>) => sql`
  case ${type}
    when 'multiple_choice' then (${fields}) - '{correctOption,caseSensitive,numericTolerance}'::text[]
    when 'fill_blank' then (${fields}) - 'correctOptions'
    else (${fields}) - '{correctOptions,caseSensitive,numericTolerance}'::text[]
  end`;

const unusedFields = sql`'{"options": [], "correctOption": null, "correctOptions": [],
  "caseSensitive": false, "numericTolerance": null}'::jsonb`;

async function gatherBodies(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions
    add column body jsonb not null default '{"options": [], "correctOption": null}'`.execute(db);
  const fields = sql`jsonb_build_object('options', options, 'correctOption', correct_option,
    'correctOptions', correct_options, 'caseSensitive', case_sensitive,
    'numericTolerance', numeric_tolerance)`;
  await sql`update questions set body = ${body(sql`type::text`, fields)}`.execute(db);
  await sql`alter table questions
    drop constraint questions_lists,
    drop constraint questions_one_kind_of_key,
    drop constraint questions_key_inside_options,
    drop constraint questions_tolerance_positive,
    drop column options, drop column correct_option, drop column correct_options,
    drop column case_sensitive, drop column numeric_tolerance`.execute(db);
  // Each constraint names the types that exist now; a new type adds its own.
  await sql`alter table questions
    add constraint questions_body_object check (jsonb_typeof(body) = 'object'),
    add constraint questions_lists check (
      case when type = 'multiple_choice' then ${isList('options')} and ${isList('correctOptions')}
        when ${hasOneKey} then ${isList('options')} else true end),
    add constraint questions_one_kind_of_key check (
      case when type = 'multiple_choice' then not body ? 'correctOption'
        when ${hasOneKey} then body ? 'correctOption' and not body ? 'correctOptions'
        else true end),
    add constraint questions_key_inside_options check (
      case when jsonb_typeof(body -> 'options') = 'array' then
        not jsonb_path_exists(body, '$.correctOption ? (@ != null && (@.type() != "number"
          || @ < 0 || @ >= $n || @.floor() != @))', ${optionCount})
        and not jsonb_path_exists(body, '$.correctOptions[*] ? (@.type() != "number"
          || @ < 0 || @ >= $n || @.floor() != @)', ${optionCount})
      else true end),
    add constraint questions_case_sensitive check (
      type <> 'fill_blank' or jsonb_typeof(body -> 'caseSensitive') is not distinct from 'boolean'),
    add constraint questions_tolerance_positive check (type <> 'fill_blank'
      or (body ? 'numericTolerance' and not jsonb_path_exists(body,
        '$.numericTolerance ? (@ != null && (@.type() != "number" || @ < 0))')))`.execute(db);
}

const hasOneKey = sql`type in ('single_choice', 'true_false', 'fill_blank')`;
const isList = (field: string) =>
  sql`(jsonb_typeof(body -> ${sql.lit(field)}) is not distinct from 'array')`;
const optionCount = sql`jsonb_build_object('n', jsonb_array_length(body -> 'options'))`;

async function spreadBodies(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions
    add column options jsonb not null default '[]',
    add column correct_option integer,
    add column correct_options jsonb not null default '[]',
    add column case_sensitive boolean not null default false,
    add column numeric_tolerance double precision`.execute(db);
  await sql`update questions set
    options = body -> 'options',
    correct_option = (body ->> 'correctOption')::int,
    correct_options = coalesce(body -> 'correctOptions', '[]'),
    case_sensitive = coalesce((body ->> 'caseSensitive')::boolean, false),
    numeric_tolerance = (body ->> 'numericTolerance')::double precision`.execute(db);
  await sql`alter table questions drop column body`.execute(db);
  await sql`alter table questions
    add constraint questions_lists check (
      jsonb_typeof(options) = 'array' and jsonb_typeof(correct_options) = 'array'),
    add constraint questions_one_kind_of_key check (
      case when type = 'multiple_choice' then correct_option is null
        else correct_options = '[]'::jsonb end),
    add constraint questions_key_inside_options check (
      case when jsonb_typeof(options) = 'array' then
        (correct_option is null or correct_option between 0 and jsonb_array_length(options) - 1)
        and not jsonb_path_exists(correct_options, '$[*] ? (@ < 0 || @ >= $n)',
          jsonb_build_object('n', jsonb_array_length(options))) else true end),
    add constraint questions_tolerance_positive check (numeric_tolerance >= 0)`.execute(db);
}

/** A response is null if the question was not answered. */
async function gatherResponses(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers add column response jsonb`.execute(db);
  await sql`
    update answers set response = case asked.type
      when 'multiple_choice' then case when selected_options <> '[]'::jsonb
        then jsonb_build_object('selectedOptions', selected_options) end
      when 'fill_blank' then case when answer_text ~ '[^[:space:]]'
        then jsonb_build_object('answerText', answer_text) end
      else case when selected_option >= 0
        then jsonb_build_object('selectedOption', selected_option) end
    end
    from (
      select answers.id, coalesce(on_paper.type, questions.type::text) as type
      from answers join questions on questions.id = answers.question_id
      left join (
        select quiz_attempts.id as attempt_id, (question ->> 'questionId')::int as question_id,
          question ->> 'type' as type
        from quiz_attempts cross join jsonb_array_elements(paper) as question
      ) as on_paper on on_paper.attempt_id = answers.quiz_attempt_id
        and on_paper.question_id = answers.question_id
    ) as asked
    where asked.id = answers.id`.execute(db);
  await sql`alter table answers
    drop constraint answers_selected_options_list,
    drop column selected_option, drop column selected_options, drop column answer_text`.execute(db);
  await sql`alter table answers add constraint answers_response check (response is null or (
    jsonb_typeof(response) = 'object'
    and not jsonb_path_exists(response, '$.selectedOption ? (@.type() != "number"
      || @ < 0 || @.floor() != @)')
    and jsonb_typeof(coalesce(response -> 'selectedOptions', '[]')) = 'array'
    and jsonb_typeof(coalesce(response -> 'answerText', '""')) = 'string'))`.execute(db);
}

async function spreadResponses(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers
    add column selected_option integer not null default -1,
    add column selected_options jsonb not null default '[]',
    add column answer_text text`.execute(db);
  await sql`update answers set
    selected_option = coalesce((response ->> 'selectedOption')::int, -1),
    selected_options = coalesce(response -> 'selectedOptions', '[]'),
    answer_text = response ->> 'answerText' where response is not null`.execute(db);
  await sql`alter table answers drop column response`.execute(db);
  await sql`alter table answers add constraint answers_selected_options_list
    check (jsonb_typeof(selected_options) = 'array')`.execute(db);
}

/** The paper with each question changed, in the same order. */
const mappedPaper = (changed: RawBuilder<unknown>) => sql`(
  select jsonb_agg(${changed} order by place)
  from jsonb_array_elements(paper) with ordinality as asked(question, place))`;

const names = sql`'{options,correctOption,correctOptions,caseSensitive,numericTolerance}'::text[]`;

/** Older papers have no text alternatives of pictures. The options of a fill-blank question are never shown. */
const paperWithBody = sql`'{"imageAlt": null}'::jsonb || (question - ${names})
  || jsonb_build_object('body', ${body(
    sql`question ->> 'type'`,
    sql`${unusedFields} || (select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(question) where key = any(${names}))`,
  )})
  || case when question ->> 'type' = 'fill_blank' then '{"order": []}'::jsonb else '{}' end`;

const paperWithFields = sql`(question - 'body') || ${unusedFields} || (question -> 'body')
  || case when question ->> 'type' = 'fill_blank' then jsonb_build_object('order', (
    select coalesce(jsonb_agg(place - 1 order by place), '[]')
    from jsonb_array_elements(question -> 'body' -> 'options') with ordinality as option(text, place)
  )) else '{}' end`;
