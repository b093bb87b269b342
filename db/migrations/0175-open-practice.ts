import { type Kysely, sql } from 'kysely';

/** The author of a quiz can open it for practice: members then practise its questions before they are asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes add column is_open_for_practice boolean not null default false`.execute(db);
  await sql`create index quizzes_open_for_practice on quizzes (id) where is_open_for_practice`.execute(
    db,
  );
  await record(db, `${recorded},is_open_for_practice`);
}

/** What the audit trail records of a quiz since migration 0118. */
const recorded =
  'title,description,category_id,sub_category_id,difficulty,image_url,questions_per_attempt,time_limit,status,archived_at,language,translation_group,rules,opens_at,closes_at,is_listed,is_members_only,publishes_when_open';

async function record(db: Kysely<unknown>, columns: string): Promise<void> {
  const values = sql`${sql.lit(columns)}, 'title'`;
  const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;
  for (const event of ['update', 'insert', 'delete'])
    await sql`drop trigger ${sql.ref(`quizzes_audited_${event}`)} on quizzes`.execute(db);
  await sql`create trigger quizzes_audited_update after update of ${sql.raw(columns)}
    on quizzes for each row when (${isAudited}) execute function audit_update(${values})`.execute(
    db,
  );
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`create trigger ${sql.ref(`quizzes_audited_${event}`)} after ${sql.raw(event)}
      on quizzes referencing ${sql.raw(rows)} table as changed_rows
      for each statement when (${isAudited}) execute function audit_rows(${values})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await record(db, recorded);
  await sql`alter table quizzes drop column is_open_for_practice`.execute(db);
}
