import { type Kysely, sql } from 'kysely';
import { recordedWithLinks, recordQuizChanges } from './0160-access-links.ts';

const recordedOfQuizzes = `${recordedWithLinks},is_open_for_practice`;

/** What the audit trail records of a series since migration 0046. */
const recordedOfSeries =
  'name,display_name,description,category_id,difficulty,estimated_duration,image_url,learning_outcomes,prerequisites,status,deleted_at,language';

/** The text alternative of a quiz's or series' cover; null for a cover that is decoration beside the title. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['quizzes', 'series'])
    await db.schema.alterTable(table).addColumn('image_alt', 'text').execute();
  await recordQuizChanges(db, `${recordedOfQuizzes},image_alt`);
  await recordSeriesChanges(db, `${recordedOfSeries},image_alt`);
}

/** Replaces the triggers of the audit trail on series. */
async function recordSeriesChanges(db: Kysely<unknown>, columns: string): Promise<void> {
  const values = sql`${sql.lit(columns)}, 'display_name'`;
  const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;
  for (const event of ['update', 'insert', 'delete'])
    await sql`drop trigger ${sql.ref(`series_audited_${event}`)} on series`.execute(db);
  await sql`create trigger series_audited_update after update of ${sql.raw(columns)}
    on series for each row when (${isAudited}) execute function audit_update(${values})`.execute(
    db,
  );
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`create trigger ${sql.ref(`series_audited_${event}`)} after ${sql.raw(event)}
      on series referencing ${sql.raw(rows)} table as changed_rows
      for each statement when (${isAudited}) execute function audit_rows(${values})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await recordQuizChanges(db, recordedOfQuizzes);
  await recordSeriesChanges(db, recordedOfSeries);
  for (const table of ['quizzes', 'series'])
    await db.schema.alterTable(table).dropColumn('image_alt').execute();
}
