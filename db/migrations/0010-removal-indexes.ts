import type { Kysely } from 'kysely';

const indexed = [
  // Next to the partial index of questions that are not archived: the foreign key needs all rows.
  ['questions_of_quiz', 'questions', 'quiz_id'],
  ['quiz_feedback_quiz', 'quiz_feedback', 'quiz_id'],
  ['user_achievements_quiz', 'user_achievements', 'quiz_id'],
] as const;

/** For the foreign keys that are checked when a quiz is erased; without indexes whole tables are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, column] of indexed)
    await db.schema.createIndex(name).on(table).column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name] of indexed) await db.schema.dropIndex(name).execute();
}
