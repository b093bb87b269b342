import { type Kysely, sql } from 'kysely';

const recorded = 'is_admin,account_status,email_verified';
const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;

/** What administrators find a person by. */
const searched = `folded(username || ' ' || email || ' ' || coalesce(display_name, '') || ' ' ||
  coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`;

/**
 * Since when, why and by whom an account is suspended. The columns are apart from `account_status`, so that an account
 * can be suspended and wait for its erasure. The note may name people, so the audit trail has the reason only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create type suspension_reason as enum ('cheating', 'abuse', 'spam', 'security', 'other')`.execute(
    db,
  );
  await sql`alter table users
    add column suspended_at timestamptz,
    add column suspended_reason suspension_reason,
    add column suspended_note text,
    add column suspended_by integer references users (id) on delete set null`.execute(db);
  await sql`update users set suspended_at = now(), suspended_reason = 'other'
    where account_status = 'suspended'`.execute(db);
  await sql`alter table users add constraint users_suspension_whole check (
    (suspended_at is null) = (suspended_reason is null)
    and (suspended_at is not null or (suspended_note is null and suspended_by is null)))`.execute(
    db,
  );
  await sql`create index users_suspended_by on users (suspended_by) where suspended_by is not null`.execute(
    db,
  );
  await sql`create index users_searched on users using gin ((${sql.raw(searched)}) gin_trgm_ops)`.execute(
    db,
  );
  await recordColumns(db, `${recorded},suspended_at,suspended_reason`);
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
  await sql`drop index users_searched`.execute(db);
  await sql`alter table users
    drop column suspended_at, drop column suspended_reason, drop column suspended_note, drop column suspended_by`.execute(
    db,
  );
  await sql`drop type suspension_reason`.execute(db);
}
