import { type Kysely, sql } from 'kysely';

const documents = ['quizzes', 'series', 'categories', 'sub_categories', 'blog_posts'] as const;

/**
 * The user who changed a document last; a refused save names them. A draft of a quiz needs no category.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of documents) {
    await db.schema
      .alterTable(table)
      .addColumn('updated_by', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex(`${table}_updated_by`).on(table).column('updated_by').execute();
  }
  await db.schema
    .alterTable('quizzes')
    .dropConstraint('quizzes_has_category_unless_deleted')
    .execute();
  await db.schema
    .alterTable('quizzes')
    .addCheckConstraint(
      'quizzes_has_category_unless_draft',
      sql`category_id is not null
        or (sub_category_id is null and (archived_at is not null or status <> 'active'))`,
    )
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('quizzes')
    .dropConstraint('quizzes_has_category_unless_draft')
    .execute();
  await sql`update quizzes set archived_at = now() where category_id is null and archived_at is null`.execute(
    db,
  );
  await db.schema
    .alterTable('quizzes')
    .addCheckConstraint(
      'quizzes_has_category_unless_deleted',
      sql`category_id is not null or (archived_at is not null and sub_category_id is null)`,
    )
    .execute();
  for (const table of documents)
    await db.schema.alterTable(table).dropColumn('updated_by').execute();
}
