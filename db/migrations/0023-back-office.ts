import { type Kysely, sql } from 'kysely';

/** Deleted quizzes are listed and purged by their date; a post's picture has a text alternative. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quizzes_archived on quizzes (archived_at) where archived_at is not null`.execute(
    db,
  );
  await db.schema.alterTable('blog_posts').addColumn('featured_image_alt', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('blog_posts').dropColumn('featured_image_alt').execute();
  await db.schema.dropIndex('quizzes_archived').execute();
}
