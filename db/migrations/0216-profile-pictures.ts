import { type Kysely, sql } from 'kysely';

/**
 * Uploads that were only ever uploaded as the picture of a profile: they go as soon as no profile shows them. What was
 * also uploaded for a text is kept like other uploads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('uploads')
    .addColumn('is_profile_picture', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`create index uploads_profile_pictures on uploads (sha256) where is_profile_picture`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('uploads').dropColumn('is_profile_picture').execute();
}
