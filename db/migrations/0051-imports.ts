import type { Kysely } from 'kysely';

/** Imports of questions, kept for a day in which they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_by', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('quiz_id', 'integer', (column) =>
      column.references('quizzes.id').onDelete('set null'),
    )
    .addColumn('has_created_quiz', 'boolean', (column) => column.notNull())
    .addColumn('question_ids', 'jsonb', (column) => column.notNull())
    .addColumn('undone_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('imports_created_by').on('imports').column('created_by').execute();
  await db.schema.createIndex('imports_quiz').on('imports').column('quiz_id').execute();
  await db.schema.createIndex('imports_created_at').on('imports').column('created_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('imports').execute();
}
