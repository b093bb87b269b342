import type { Kysely } from 'kysely';

/** What the picture of a question shows, in words; null where its author has not said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('image_alt', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').dropColumn('image_alt').execute();
}
