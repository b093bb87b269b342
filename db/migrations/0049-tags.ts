import { type Kysely, sql } from 'kysely';

const colours = ['blue', 'green', 'violet', 'teal', 'brown', 'rose', 'olive', 'slate'];

const events = [
  { event: 'insert', rows: 'new' },
  { event: 'delete', rows: 'old' },
] as const;

/** Tags of questions. Names that differ only in case are the same tag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createType('tag_colour').asEnum(colours).execute();
  await db.schema
    .createTable('tags')
    .addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded_name', 'text', (column) =>
      column.notNull().unique().generatedAlwaysAs(sql`lower(normalize(name, NFKC))`).stored(),
    )
    .addColumn('colour', sql`tag_colour`, (column) => column.notNull().defaultTo('slate'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('tags_name', sql`name = btrim(name) and length(name) between 1 and 50`)
    .execute();
  await db.schema
    .createTable('question_tags')
    .addColumn('question_id', 'integer', (column) =>
      column.notNull().references('questions.id').onDelete('cascade'),
    )
    .addColumn('tag_id', 'integer', (column) =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('question_tags_pkey', ['question_id', 'tag_id'])
    .execute();
  await db.schema
    .createIndex('question_tags_tag')
    .on('question_tags')
    .columns(['tag_id', 'question_id'])
    .execute();
  await recordChanges(db);
}

/** As in migration 0039. What happens to the tags of a question is a change of the question. */
async function recordChanges(db: Kysely<unknown>): Promise<void> {
  await sql`alter type audit_kind add value if not exists 'tags'`.execute(db);
  const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;
  await sql`create trigger tags_audited_update after update of name, colour on tags
    for each row when (${isAudited}) execute function audit_update('name,colour', 'name')`.execute(
    db,
  );
  // A question that is deleted takes its tags with it; its own entry says so.
  await sql`create function audit_question_tags() returns trigger language plpgsql as $$
    declare
      facts jsonb := current_setting('quizwright.audit')::jsonb;
      was_removed boolean := tg_op = 'DELETE';
    begin
      insert into audit_entries (at, actor_id, call, request_id, kind, row_id, label, action, before, after)
      select (facts->>'at')::timestamptz, (facts->>'actorId')::integer, facts->>'call', facts->>'requestId',
        'questions', questions.id, left(questions.text, 120), 'changed',
        case when was_removed then changed.tags else '{}' end,
        case when was_removed then '{}' else changed.tags end
      from questions join (
        select question_id, jsonb_build_object('tags', jsonb_agg(tag_id order by tag_id)) as tags
        from changed_rows group by question_id
      ) as changed on changed.question_id = questions.id
      order by questions.id;
      return null;
    end $$`.execute(db);
  for (const { event, rows } of events) {
    const record = (table: string, action: string) =>
      sql`create trigger ${sql.ref(`${table}_audited_${event}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed_rows
        for each statement when (${isAudited}) execute function ${sql.raw(action)}`.execute(db);
    await record('tags', `audit_rows('name,colour', 'name')`);
    await record('question_tags', 'audit_question_tags()');
  }
}

/** The value of `audit_kind` stays: an enum loses none, and entries may have it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('question_tags').execute();
  await sql`drop function audit_question_tags()`.execute(db);
  await db.schema.dropTable('tags').execute();
  await db.schema.dropType('tag_colour').execute();
}
