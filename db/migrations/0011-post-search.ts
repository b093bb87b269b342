import { type Kysely, sql } from 'kysely';

/** Posts are found by their title, as quizzes are: without case and accents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('blog_posts')
    .addColumn('search_title', 'text', (c) =>
      c
        .notNull()
        .generatedAlwaysAs(
          sql`lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g'))`,
        )
        .stored(),
    )
    .execute();
  await sql`create index blog_posts_search on blog_posts using gin (search_title gin_trgm_ops)`.execute(
    db,
  );
  await db.schema
    .createIndex('blog_posts_created')
    .on('blog_posts')
    .columns(['created_at desc', 'id desc'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('blog_posts_created').execute();
  await db.schema.alterTable('blog_posts').dropColumn('search_title').execute();
}
