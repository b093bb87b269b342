import { type Kysely, type RawBuilder, sql } from 'kysely';

const events = [
  { event: 'insert', rows: 'new' },
  { event: 'delete', rows: 'old' },
] as const;

/** Quizzes ask their own questions, and others that they draw from the bank for each attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await markCompleteQuestions(db);
  await sql`alter table quizzes add column drawn_questions integer not null default 0`.execute(db);
  await db.schema
    .createTable('quiz_draws')
    .addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('quiz_id', 'integer', (column) =>
      column.notNull().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('question_count', 'integer', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('difficulty', sql`question_difficulty`)
    .addCheckConstraint('quiz_draws_count', sql`question_count between 1 and 100`)
    .execute();
  // Without its tags a draw would take any question, so a tag that a draw names cannot be deleted.
  await db.schema
    .createTable('draw_tags')
    .addColumn('draw_id', 'integer', (column) =>
      column.notNull().references('quiz_draws.id').onDelete('cascade'),
    )
    .addColumn('tag_id', 'integer', (column) => column.notNull().references('tags.id'))
    .addPrimaryKeyConstraint('draw_tags_pkey', ['draw_id', 'tag_id'])
    .execute();
  await db.schema.createIndex('quiz_draws_quiz').on('quiz_draws').column('quiz_id').execute();
  await db.schema
    .createIndex('quiz_draws_category')
    .on('quiz_draws')
    .column('category_id')
    .execute();
  await db.schema.createIndex('draw_tags_tag').on('draw_tags').column('tag_id').execute();
  // With everything that a draw filters by: the questions themselves are not read.
  await sql`create index questions_drawable on questions (quiz_id, difficulty, id)
    where is_complete and archived_at is null`.execute(db);
  await countDrawnQuestions(db);
  await recordChanges(db);
}

/** Whether a question could be published, which the application writes. Active quizzes have only such questions. */
async function markCompleteQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column is_complete boolean not null default false`.execute(
    db,
  );
  const options = sql`case jsonb_typeof(body -> 'options') when 'array' then body -> 'options' else '[]' end`;
  const hasOptions = sql`jsonb_array_length(${options}) >= 2
    and not exists (select from jsonb_array_elements_text(${options}) as option where btrim(option) = '')`;
  await sql`
    update questions set is_complete = true
    where exists (select from quizzes where quizzes.id = questions.quiz_id and quizzes.status = 'active')
      or btrim(text) <> '' and case type::text
        when 'single_choice' then ${hasOptions} and jsonb_typeof(body -> 'correctOption') = 'number'
        when 'multiple_choice' then ${hasOptions} and jsonb_array_length(body -> 'correctOptions') > 0
        when 'true_false' then jsonb_typeof(body -> 'correctOption') = 'number'
        when 'fill_blank' then coalesce(body -> 'options' ->> 0, '') ~ '[^|[:space:]]'
        when 'ordering' then ${hasOptions}
        else false end`.execute(db);
}

/** `total_questions` counts own questions and those that draws ask for, whether the bank has them or not. */
async function countDrawnQuestions(db: Kysely<unknown>): Promise<void> {
  await defineSums(db, {
    drawn: sql`(select coalesce(sum(question_count), 0) from quiz_draws where quiz_draws.quiz_id = quizzes.id)`,
    isWrong: sql`(quizzes.total_questions, quizzes.drawn_questions) <> (own + drawn, drawn)`,
    set: sql`total_questions = own + drawn, drawn_questions = drawn`,
  });
  await sql`create function keep_drawn_questions() returns trigger language plpgsql as $$
    begin
      perform sum_questions_of(array(select distinct quiz_id from changed));
      return null;
    end $$`.execute(db);
  for (const { event, rows } of events)
    await sql`create trigger ${sql.ref(`quiz_draws_counted_${event}`)}
      after ${sql.raw(event)} on quiz_draws referencing ${sql.raw(rows)} table as changed
      for each statement execute function keep_drawn_questions()`.execute(db);
}

/** A question's rating, as in migration 0031. */
const rating = sql`case
  when questions.last_difficulty_update is not null then questions.difficulty_score
  when questions.difficulty = 'easy' then 250 when questions.difficulty = 'medium' then 500 else 750 end`;

/** As in migration 0031, with the number of drawn questions. */
async function defineSums(
  db: Kysely<unknown>,
  { drawn, isWrong, set }: Record<'drawn' | 'isWrong' | 'set', RawBuilder<unknown>>,
): Promise<void> {
  const counts = sql`(
    select id as quiz_id, ${drawn} as drawn, (select count(*) from questions
      where questions.quiz_id = quizzes.id and questions.archived_at is null) as own
    from quizzes where id = any(quiz_ids)) as counts`;
  await sql`
    create or replace function sum_questions_of(quiz_ids int[]) returns void language plpgsql as $$
    begin
      perform from quizzes where id = any(quiz_ids) order by id for no key update;
      update quizzes set mean_rating = means.mean
      from (
        select given.id, avg((${rating})::numeric)::float8 as mean
        from unnest(quiz_ids) as given(id)
          left join questions on questions.quiz_id = given.id and questions.archived_at is null
        group by given.id) as means
      where quizzes.id = means.id and quizzes.mean_rating is distinct from means.mean;
      -- A trigger on these columns fires for a statement that changes no row, too.
      if exists (select from quizzes join ${counts} on counts.quiz_id = quizzes.id where ${isWrong}) then
        update quizzes set ${set} from ${counts} where counts.quiz_id = quizzes.id and ${isWrong};
      end if;
    end $$`.execute(db);
}

/**
 * As in migrations 0039 and 0049. The draws of a quiz are replaced as a whole, which is a change of the quiz: one
 * entry has all that were removed, one all that were added, and so with their tags.
 */
async function recordChanges(db: Kysely<unknown>): Promise<void> {
  const tables = {
    quiz_draws: sql`select quiz_id, jsonb_build_object('draws', jsonb_agg(jsonb_build_object(
        'count', question_count, 'category_id', category_id, 'difficulty', difficulty) order by id)) as facts
      from changed_rows group by quiz_id`,
    draw_tags: sql`select quiz_id, jsonb_build_object('draw_tags', jsonb_agg(tag_id order by draw_id, tag_id)) as facts
      from changed_rows join quiz_draws on quiz_draws.id = draw_id group by quiz_id`,
  };
  for (const [table, facts] of Object.entries(tables)) {
    const action = sql.ref(`audit_${table}`);
    await sql`create function ${action}() returns trigger language plpgsql as $$
      declare
        call jsonb := current_setting('quizwright.audit')::jsonb;
        was_removed boolean := tg_op = 'DELETE';
      begin
        insert into audit_entries (at, actor_id, call, request_id, kind, row_id, label, action, before, after)
        select (call->>'at')::timestamptz, (call->>'actorId')::integer, call->>'call', call->>'requestId',
          'quizzes', quizzes.id, left(quizzes.title, 120), 'changed',
          case when was_removed then changed.facts else '{}' end,
          case when was_removed then '{}' else changed.facts end
        from (${facts}) as changed join quizzes on quizzes.id = changed.quiz_id
        order by quizzes.id;
        return null;
      end $$`.execute(db);
    for (const { event, rows } of events)
      await sql`create trigger ${sql.ref(`${table}_audited_${event}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed_rows
        for each statement when (coalesce(current_setting('quizwright.audit', true), '') <> '')
        execute function ${action}()`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('draw_tags').execute();
  await sql`delete from quiz_draws`.execute(db);
  await db.schema.dropTable('quiz_draws').execute();
  for (const name of ['keep_drawn_questions', 'audit_quiz_draws', 'audit_draw_tags'])
    await sql`drop function ${sql.ref(name)}()`.execute(db);
  await defineSums(db, {
    drawn: sql`0`,
    isWrong: sql`quizzes.total_questions <> own`,
    set: sql`total_questions = own`,
  });
  await sql`alter table quizzes drop column drawn_questions`.execute(db);
  await sql`alter table questions drop column is_complete`.execute(db);
}
