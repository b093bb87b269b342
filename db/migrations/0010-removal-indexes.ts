import type { Kysely } from 'kysely';

const indexed = [
  // Beside the one of open questions: the foreign key asks for all of them.
  ['questions_of_quiz', 'questions', 'quiz_id'],
  ['quiz_feedback_quiz', 'quiz_feedback', 'quiz_id'],
  ['user_achievements_quiz', 'user_achievements', 'quiz_id'],
] as const;

/** What the database looks up for every quiz that is erased; without these it reads whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, column] of indexed)
    await db.schema.createIndex(name).on(table).column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [name] of indexed) await db.schema.dropIndex(name).execute();
}
