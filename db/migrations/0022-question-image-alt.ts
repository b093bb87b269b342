import type { Kysely } from 'kysely';

/** The text alternative of a question's picture; null if its author gave none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('image_alt', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').dropColumn('image_alt').execute();
}
