import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchable, wordsOf } from '#shared/kernel/normalize.ts';

/**
 * Text for `like` on a `search_title` column: case and accents do not count, and
 * `%`, `_` and `\\` have no special meaning.
 */
export function searchPattern(text: string): string {
  return searchable(text.trim()).replace(/[\\%_]/g, '\\$&');
}

/** A search in a table that has `search_title` and `search_words`. */
interface TextSearch {
  /**
   * Whether the title contains the text, or the row all of its words. A word also matches longer words
   * that begin with it.
   */
  found: RawBuilder<SqlBool>;
  /** 0 to 3: the title begins with the text, one of its words does, the title contains it, or only the words match. */
  titleRank: RawBuilder<number>;
  /** The higher the better; a word in the title weighs more than one in the text. */
  wordRank: RawBuilder<number>;
}

export function textSearch(table: 'quizzes' | 'series' | 'blogPosts', text: string): TextSearch {
  const title = sql.ref<string>(`${table}.searchTitle`);
  const pattern = searchPattern(text);
  const { found, rank } = wordSearch(table, text);
  return {
    found: sql<SqlBool>`(${title} like ${`%${pattern}%`} or ${found})`,
    titleRank: sql<number>`case when ${title} like ${`${pattern}%`} then 0
      when ${title} like ${`% ${pattern}%`} then 1 when ${title} like ${`%${pattern}%`} then 2 else 3 end`,
    wordRank: rank,
  };
}

/** A search for words alone, in a table that has `search_words`. */
export function wordSearch(
  table: 'quizzes' | 'series' | 'blogPosts' | 'questions',
  text: string,
): { found: RawBuilder<SqlBool>; rank: RawBuilder<number> } {
  const vector = sql.ref<string>(`${table}.searchWords`);
  const words = wordsOf(text);
  if (words.length === 0) return { found: sql<SqlBool>`false`, rank: sql<number>`0::real` };
  // Letters and digits only, so they contain no operator.
  const query = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  return {
    found: sql<SqlBool>`${vector} @@ ${query}`,
    rank: sql<number>`ts_rank(${vector}, ${query})`,
  };
}
