import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * A quiz also asks questions of other quizzes, by links; links and draws have a place among its own questions.
 * A link without a question that can be asked stays, so that a restored question is asked again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quiz_draws add column position integer`.execute(db);
  await db.schema
    .createTable('quiz_links')
    .addColumn('quiz_id', 'integer', (column) =>
      column.notNull().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'integer', (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_links_pkey', ['quiz_id', 'question_id'])
    .execute();
  await db.schema
    .createIndex('quiz_links_question')
    .on('quiz_links')
    .column('question_id')
    .execute();
  await defineSums(db, sql`${drawn} + ${askedByLinks}`);
  await countLinks(db);
  await recordChanges(db);
}

const drawn = sql`(select coalesce(sum(question_count), 0) from quiz_draws where quiz_draws.quiz_id = quizzes.id)`;

const askedByLinks = sql`(select count(*) from quiz_links
  join questions on questions.id = quiz_links.question_id
  join quizzes as home on home.id = questions.quiz_id
  where quiz_links.quiz_id = quizzes.id and questions.is_complete
    and questions.archived_at is null and home.archived_at is null)`;

/** A question's rating, as in migration 0031. */
const rating = sql`case
  when questions.last_difficulty_update is not null then questions.difficulty_score
  when questions.difficulty = 'easy' then 250 when questions.difficulty = 'medium' then 500 else 750 end`;

/** As in migration 0055; `drawn_questions` counts linked questions that can be asked, too. */
async function defineSums(db: Kysely<unknown>, fromOthers: RawBuilder<unknown>): Promise<void> {
  const counts = sql`(
    select id as quiz_id, ${fromOthers} as drawn, (select count(*) from questions
      where questions.quiz_id = quizzes.id and questions.archived_at is null) as own
    from quizzes where id = any(quiz_ids)) as counts`;
  const isWrong = sql`(quizzes.total_questions, quizzes.drawn_questions) <> (own + drawn, drawn)`;
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
        update quizzes set total_questions = own + drawn, drawn_questions = drawn
        from ${counts} where counts.quiz_id = quizzes.id and ${isWrong};
      end if;
    end $$`.execute(db);
}

/** The counts follow the links, and whether the linked questions can be asked. */
async function countLinks(db: Kysely<unknown>): Promise<void> {
  for (const { event, rows } of events)
    await sql`create trigger ${sql.ref(`quiz_links_counted_${event}`)}
      after ${sql.raw(event)} on quiz_links referencing ${sql.raw(rows)} table as changed
      for each statement execute function keep_drawn_questions()`.execute(db);
  await sql`create function keep_linked_questions() returns trigger language plpgsql as $$
    declare linking int[] := array(
      select distinct quiz_links.quiz_id
      from former join changed using (id) join quiz_links on quiz_links.question_id = id
      where (former.archived_at is null, former.is_complete)
        is distinct from (changed.archived_at is null, changed.is_complete));
    begin
      if linking <> '{}' then perform sum_questions_of(linking); end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger questions_linked after update on questions
    referencing old table as former new table as changed
    for each statement execute function keep_linked_questions()`.execute(db);
  await sql`create function keep_links_of_home() returns trigger language plpgsql as $$
    begin
      perform sum_questions_of(array(
        select distinct quiz_links.quiz_id from quiz_links
        join questions on questions.id = quiz_links.question_id where questions.quiz_id = new.id));
      return null;
    end $$`.execute(db);
  await sql`create trigger quizzes_linked after update of archived_at on quizzes
    for each row when ((old.archived_at is null) <> (new.archived_at is null))
    execute function keep_links_of_home()`.execute(db);
}

/** As in migration 0055: the links of a quiz are replaced as a whole, which is a change of the quiz. */
async function recordChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create function audit_quiz_links() returns trigger language plpgsql as $$
    declare
      call jsonb := current_setting('quizwright.audit')::jsonb;
      was_removed boolean := tg_op = 'DELETE';
    begin
      insert into audit_entries (at, actor_id, call, request_id, kind, row_id, label, action, before, after)
      select (call->>'at')::timestamptz, (call->>'actorId')::integer, call->>'call', call->>'requestId',
        'quizzes', quizzes.id, left(quizzes.title, 120), 'changed',
        case when was_removed then changed.facts else '{}' end,
        case when was_removed then '{}' else changed.facts end
      from (select quiz_id, jsonb_build_object('links', jsonb_agg(question_id order by position)) as facts
        from changed_rows group by quiz_id) as changed
        join quizzes on quizzes.id = changed.quiz_id
      order by quizzes.id;
      return null;
    end $$`.execute(db);
  for (const { event, rows } of events)
    await sql`create trigger ${sql.ref(`quiz_links_audited_${event}`)}
      after ${sql.raw(event)} on quiz_links referencing ${sql.raw(rows)} table as changed_rows
      for each statement when (coalesce(current_setting('quizwright.audit', true), '') <> '')
      execute function audit_quiz_links()`.execute(db);
}

const events = [
  { event: 'insert', rows: 'new' },
  { event: 'delete', rows: 'old' },
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger quizzes_linked on quizzes`.execute(db);
  await sql`drop trigger questions_linked on questions`.execute(db);
  await sql`delete from quiz_links`.execute(db);
  await defineSums(db, drawn);
  await db.schema.dropTable('quiz_links').execute();
  for (const name of ['keep_linked_questions', 'keep_links_of_home', 'audit_quiz_links'])
    await sql`drop function ${sql.ref(name)}()`.execute(db);
  await sql`alter table quiz_draws drop column position`.execute(db);
}
