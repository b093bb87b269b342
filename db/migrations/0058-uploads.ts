import { type Kysely, sql } from 'kysely';

const recorded = 'file_name,alt';

const events = [
  { event: 'insert', rows: 'new' },
  { event: 'delete', rows: 'old' },
] as const;

/** Uploaded pictures. Their files are in a folder, under the hash of their content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('sha256', 'text', (column) => column.notNull().unique())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text')
    .addColumn('created_by', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('uploaded_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('uploads_sha256', sql`sha256 ~ '^[0-9a-f]{64}$'`)
    .addCheckConstraint('uploads_sizes', sql`bytes > 0 and width > 0 and height > 0`)
    .execute();
  await db.schema.createIndex('uploads_created_by').on('uploads').column('created_by').execute();
  await db.schema
    .createIndex('uploads_latest')
    .on('uploads')
    .columns(['uploaded_at', 'id'])
    .execute();
  await recordChanges(db);
}

/** As in migration 0039. The same picture uploaded again is no change of it. */
async function recordChanges(db: Kysely<unknown>): Promise<void> {
  await sql`alter type audit_kind add value if not exists 'uploads'`.execute(db);
  const isAudited = sql`coalesce(current_setting('quizwright.audit', true), '') <> ''`;
  for (const { event, rows } of events)
    await sql`create trigger ${sql.ref(`uploads_audited_${event}`)}
      after ${sql.raw(event)} on uploads
      referencing ${sql.raw(rows)} table as changed_rows
      for each statement when (${isAudited})
      execute function audit_rows(${sql.lit(recorded)}, 'file_name')`.execute(db);
}

/** The value of `audit_kind` stays: an enum loses none, and entries may have it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('uploads').execute();
}
