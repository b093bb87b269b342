import { type Kysely, sql } from 'kysely';

const recorded = 'is_admin,account_status,email_verified,suspended_at,suspended_reason';
const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;

/**
 * Roles beside the administrator's: authors manage the quizzes that they have created, teachers their classes. The
 * lists of both are found by who created a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column is_author boolean not null default false,
    add column is_teacher boolean not null default false`.execute(db);
  await sql`create index users_with_role on users (id) where is_admin or is_author or is_teacher`.execute(
    db,
  );
  await recordColumns(db, `${recorded},is_author,is_teacher`);
}

async function recordColumns(db: Kysely<unknown>, columns: string): Promise<void> {
  await sql`drop trigger users_audited_update on users`.execute(db);
  await sql`create trigger users_audited_update after update of ${sql.raw(columns)} on users
    for each row when (${isAudited}) execute function audit_update(${sql.lit(columns)}, '')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await recordColumns(db, recorded);
  await sql`drop index users_with_role`.execute(db);
  await sql`alter table users drop column is_author, drop column is_teacher`.execute(db);
}
