import { type Kysely, sql } from 'kysely';

/** Without case and accents, as in `search_title`. */
const folded = (column: string) =>
  `lower(regexp_replace(normalize(${column}, NFKD), '[\u0300-\u036f]', '', 'g'))`;

/** The words of a column. ASCII punctuation separates them, so that addresses and numbers are split too. */
const words = (column: string, weight: 'A' | 'B' | 'C') =>
  `setweight(to_tsvector('simple', regexp_replace(${folded(column)}, '[!-/:-@[-\`{-~]+', ' ', 'g')), '${weight}')`;

/** What is searched, from the column that counts most to the one that counts least. */
const searched = {
  quizzes: ['title', 'description'],
  series: ['display_name', 'description'],
  blog_posts: ['title', 'excerpt', 'content'],
  questions: ['text'],
} as const;

const weights = ['A', 'B', 'C'] as const;

/** Quizzes, series, posts and questions are found by all their words, not by titles alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(searched)) {
    const vector = columns
      .map((column, place) => words(column, weights[place] ?? 'C'))
      .join(' || ');
    await sql`alter table ${sql.table(table)} add column search_words tsvector not null
      generated always as (${sql.raw(vector)}) stored`.execute(db);
    await sql`create index ${sql.ref(`${table}_words`)} on ${sql.table(table)} using gin (search_words)`.execute(
      db,
    );
  }
  await sql`alter table series add column search_title text not null
    generated always as (${sql.raw(folded('display_name'))}) stored`.execute(db);
  await sql`create index series_search on series using gin (search_title gin_trgm_ops)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table series drop column search_title`.execute(db);
  for (const table of Object.keys(searched))
    await sql`alter table ${sql.table(table)} drop column search_words`.execute(db);
}
