import { type Kysely, sql } from 'kysely';

/** Unsaved work of an editor, one per person and document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('quiz', 'question', 'post')`))
    // 0 for a document that is not stored yet. No foreign key: a draft is kept when its document is deleted.
    .addColumn('document_id', 'integer', (c) => c.notNull())
    .addColumn('writer', 'text', (c) => c.notNull())
    .addColumn('base', 'timestamptz')
    .addColumn('content', 'jsonb', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('drafts_pkey', ['user_id', 'kind', 'document_id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('drafts').execute();
}
