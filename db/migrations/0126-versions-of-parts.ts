import type { Kysely } from 'kysely';

/**
 * Versions of what is saved apart from its row: what a class allows a member, and the links and draws of a quiz. Null
 * while it is as it began. A version of the app from before writes both without a check and without a version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('class_members')
    .addColumn('exceptions_updated_at', 'timestamptz')
    .execute();
  await db.schema.alterTable('quizzes').addColumn('slots_updated_at', 'timestamptz').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quizzes').dropColumn('slots_updated_at').execute();
  await db.schema.alterTable('class_members').dropColumn('exceptions_updated_at').execute();
}
