import { type Kysely, sql } from 'kysely';

/** The indexes by which texts are searched. */
const searchIndexes = [
  'questions_bank_words',
  'questions_search_text',
  'questions_words',
  'quizzes_search',
  'quizzes_words',
  'series_search',
  'series_words',
  'blog_posts_search',
  'blog_posts_words',
];

/** In kB; the smallest that PostgreSQL allows. Its default is 4 MB. */
const smallest = 64;

/**
 * New entries of a GIN index wait in a list that each search reads as a whole, so the planner may rather read the
 * table. Autovacuum moves them into the index, which the embedded engine does not have: there the list stayed long
 * for ever. A short one is moved by the writes themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of searchIndexes) {
    await sql`alter index ${sql.ref(name)} set (gin_pending_list_limit = ${sql.lit(smallest)})`.execute(
      db,
    );
    await sql`select gin_clean_pending_list(${sql.lit(name)}::regclass)`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of searchIndexes)
    await sql`alter index ${sql.ref(name)} reset (gin_pending_list_limit)`.execute(db);
}
