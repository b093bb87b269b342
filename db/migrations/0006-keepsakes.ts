import { type Kysely, sql } from 'kysely';

/** Feedback, achievements and shares of learners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz_feedback')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('quiz_attempt_id', 'integer', (c) =>
      c.notNull().references('quiz_attempts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('quiz_id', 'integer', (c) =>
      c.notNull().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('difficulty_rating', 'integer')
    .addColumn('suggestions', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('quiz_feedback_rating_range', sql`difficulty_rating between 1 and 5`)
    .execute();

  await db.schema
    .createTable('user_achievements')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('achievement_type', 'text', (c) => c.notNull())
    .addColumn('achievement_value', 'integer')
    .addColumn('quiz_id', 'integer', (c) => c.references('quizzes.id').onDelete('set null'))
    .addColumn('category_id', 'integer', (c) => c.references('categories.id').onDelete('set null'))
    .addColumn('earned_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('metadata', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute();

  await db.schema
    .createTable('social_shares')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('quiz_attempt_id', 'integer', (c) =>
      c.references('quiz_attempts.id').onDelete('set null'),
    )
    .addColumn('achievement_id', 'integer', (c) =>
      c.references('user_achievements.id').onDelete('set null'),
    )
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('share_type', 'text', (c) => c.notNull())
    .addColumn('metadata', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();

  const foreignKeys = {
    quiz_feedback: ['user_id', 'quiz_id', 'quiz_attempt_id'],
    user_achievements: ['user_id', 'quiz_id', 'category_id'],
    social_shares: ['user_id', 'quiz_attempt_id', 'achievement_id'],
  };
  for (const [table, columns] of Object.entries(foreignKeys)) {
    for (const column of columns) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['social_shares', 'user_achievements', 'quiz_feedback']) {
    await db.schema.dropTable(table).execute();
  }
}
