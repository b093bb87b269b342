import type { Kysely } from 'kysely';

/**
 * The version of what administrators allow a person, null while it is as it began; and until when a wait would have
 * lasted that was ended, so that the attempt that begins before then is known to have begun because of it. A version
 * of the app from before writes neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('exceptions_updated_at', 'timestamptz').execute();
  await db.schema
    .alterTable('quiz_attempts')
    .addColumn('ended_wait_until', 'timestamptz')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quiz_attempts').dropColumn('ended_wait_until').execute();
  await db.schema.alterTable('users').dropColumn('exceptions_updated_at').execute();
}
