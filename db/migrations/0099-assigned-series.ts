import { type Kysely, sql } from 'kysely';

const columns =
  'class_id,quiz_id,note,starts_at,due_at,late_policy,late_percent,late_max_percent,cut_off_at';

const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;
const statementEvents = [
  { event: 'insert', rows: 'new' },
  { event: 'delete', rows: 'old' },
];

/** A series can be assigned in place of a quiz. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assignments
    alter column quiz_id drop not null,
    add column series_id integer references series (id) on delete cascade,
    add constraint assignments_one_thing check (num_nonnulls(quiz_id, series_id) = 1)`.execute(db);
  await sql`create index assignments_series on assignments (series_id) where series_id is not null`.execute(
    db,
  );
  await recordChanges(db, `${columns},series_id`);
}

/** As in migration 0039. */
async function recordChanges(db: Kysely<unknown>, recorded: string): Promise<void> {
  for (const event of ['update', 'insert', 'delete'])
    await sql`drop trigger ${sql.ref(`assignments_audited_${event}`)} on assignments`.execute(db);
  await sql`create trigger assignments_audited_update
    after update of ${sql.raw(recorded)} on assignments
    for each row when (${isAudited}) execute function audit_update(${sql.lit(recorded)}, '')`.execute(
    db,
  );
  for (const { event, rows } of statementEvents)
    await sql`create trigger ${sql.ref(`assignments_audited_${event}`)}
      after ${sql.raw(event)} on assignments
      referencing ${sql.raw(rows)} table as changed_rows
      for each statement when (${isAudited}) execute function audit_rows(${sql.lit(recorded)}, '')`.execute(
      db,
    );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from assignments where quiz_id is null`.execute(db);
  await recordChanges(db, columns);
  await sql`alter table assignments drop column series_id, alter column quiz_id set not null`.execute(
    db,
  );
}
