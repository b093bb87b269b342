import { type Kysely, sql } from 'kysely';

/** Ordered paths through quizzes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('series')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('display_name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('category_id', 'integer', (c) => c.notNull().references('categories.id'))
    .addColumn('image_url', 'text')
    .addColumn('difficulty', sql`learning_level`, (c) => c.notNull().defaultTo('beginner'))
    .addColumn('estimated_duration', 'text')
    .addColumn('prerequisites', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('learning_outcomes', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('status', sql`shelf_status`, (c) => c.notNull().defaultTo('active'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('series_category').on('series').column('category_id').execute();

  await db.schema
    .createTable('series_quizzes')
    .addColumn('series_id', 'integer', (c) =>
      c.notNull().references('series.id').onDelete('cascade'),
    )
    .addColumn('quiz_id', 'integer', (c) =>
      c.notNull().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('quiz_order', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('series_quizzes_pkey', ['series_id', 'quiz_id'])
    .execute();
  await db.schema
    .createIndex('series_quizzes_quiz')
    .on('series_quizzes')
    .column('quiz_id')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('series_quizzes').execute();
  await db.schema.dropTable('series').execute();
}
