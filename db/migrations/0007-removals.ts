import { type Kysely, sql } from 'kysely';

/**
 * A deleted quiz that is kept for its results needs no category, so that its category can be deleted;
 * every other quiz must have one. Categories and sub-categories store when they were last changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('quizzes')
    .alterColumn('category_id', (c) => c.dropNotNull())
    .execute();
  await db.schema
    .alterTable('quizzes')
    .addCheckConstraint(
      'quizzes_has_category_unless_deleted',
      sql`category_id is not null or (archived_at is not null and sub_category_id is null)`,
    )
    .execute();
  for (const table of ['categories', 'sub_categories']) {
    await db.schema
      .alterTable(table)
      .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
      .execute();
  }
  await db.schema
    .createIndex('sub_categories_category')
    .on('sub_categories')
    .column('category_id')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sub_categories_category').execute();
  for (const table of ['categories', 'sub_categories']) {
    await db.schema.alterTable(table).dropColumn('updated_at').execute();
  }
  await db.schema
    .alterTable('quizzes')
    .dropConstraint('quizzes_has_category_unless_deleted')
    .execute();
  await db.schema
    .alterTable('quizzes')
    .alterColumn('category_id', (c) => c.setNotNull())
    .execute();
}
