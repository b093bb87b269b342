import { type Kysely, sql } from 'kysely';

/**
 * A quiz can be by link: members open it only by its secret link, unless a class assigns it to them. Each quiz has one
 * link. Ending or renewing it also ends what it opened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quizzes add column is_by_link boolean not null default false,
    add constraint quizzes_by_link_hidden check (not is_by_link or (is_members_only and not is_listed))`.execute(
    db,
  );
  await sql`
    create table access_links (
      quiz_id integer primary key references quizzes (id) on delete cascade,
      token_hash text not null unique,
      created_by integer references users (id) on delete set null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index access_links_created_by on access_links (created_by)
    where created_by is not null`.execute(db);
  await sql`
    create table access_openings (
      quiz_id integer not null references access_links (quiz_id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      opened_at timestamptz not null,
      primary key (quiz_id, user_id)
    )`.execute(db);
  await sql`create index access_openings_user on access_openings (user_id)`.execute(db);
  await recordQuizChanges(db, recordedWithLinks);
}

/** What the audit trail records of a quiz since migration 0118. */
const recorded =
  'title,description,category_id,sub_category_id,difficulty,image_url,questions_per_attempt,time_limit,status,archived_at,language,translation_group,rules,opens_at,closes_at,is_listed,is_members_only,publishes_when_open';

export const recordedWithLinks = `${recorded},is_by_link`;

/** Replaces the triggers of the audit trail on quizzes. */
export async function recordQuizChanges(db: Kysely<unknown>, columns: string): Promise<void> {
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
  await recordQuizChanges(db, recorded);
  await sql`drop table access_openings`.execute(db);
  await sql`drop table access_links`.execute(db);
  await sql`alter table quizzes drop column is_by_link`.execute(db);
}
