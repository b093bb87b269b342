import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  isUnspaced,
  pairsOf,
  searchable,
  searchWords,
  typedWordsOf,
} from '#shared/kernel/text/normalize.ts';

/**
 * Text for `like` on a `search_title` column: case and accents do not count, and
 * `%`, `_` and `\\` have no special meaning.
 */
export function searchPattern(text: string): string {
  return withoutWildcards(searchable(text.trim()));
}

/** Whether a text without an index contains another one; case and accents do not count. */
export const contains = (text: RawBuilder<unknown>, wanted: string) =>
  sql<SqlBool>`folded(${text}) like ${`%${searchPattern(wanted)}%`}`;

const withoutWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A search in a table that has `search_title` and `search_words`. */
export interface TextSearch {
  /**
   * Whether the title contains the text, or the row all of its words. A word also matches longer words that
   * begin with it, and words with the same stem in the language of the row.
   */
  found: RawBuilder<SqlBool>;
  /** 0 to 3: the title begins with the text, one of its words does, the title contains it, or only the words match. */
  titleRank: RawBuilder<number>;
  /** The higher the better; a word in the title weighs more than one in the text, and as written more than its stem. */
  wordRank: RawBuilder<number>;
}

/** @param languages those of the rows, whose words are also found by their stems */
export function textSearch(
  table: 'quizzes' | 'series' | 'blogPosts',
  text: string,
  languages: readonly string[],
): TextSearch {
  const title = sql.ref<string>(`${table}.searchTitle`);
  const pattern = searchPattern(text);
  const { found, rank } = wordSearch(table, text, { languages });
  return {
    found: sql<SqlBool>`(${title} like ${`%${pattern}%`} or ${found})`,
    titleRank: sql<number>`case when ${title} like ${`${pattern}%`} then 0
      when ${title} like ${`% ${pattern}%`} then 1 when ${title} like ${`%${pattern}%`} then 2 else 3 end`,
    wordRank: rank,
  };
}

/** A search for words alone, in a column of words: `search_words` unless said otherwise. */
export function wordSearch(
  table: 'quizzes' | 'series' | 'blogPosts' | 'questions',
  text: string,
  {
    languages = [],
    column = 'searchWords',
  }: { languages?: readonly string[]; column?: 'searchWords' | 'bankWords' } = {},
): { found: RawBuilder<SqlBool>; rank: RawBuilder<number> } {
  const vector = sql.ref<string>(`${table}.${column}`);
  const words = typedWordsOf(text).map((word) => wordQuery(word, languages));
  if (words.length === 0) return { found: sql<SqlBool>`false`, rank: sql<number>`0::real` };
  const query = sql`(${sql.join(words, sql` && `)})`;
  return {
    found: sql<SqlBool>`${vector} @@ ${query}`,
    rank: sql<number>`ts_rank(${vector}, ${query})`,
  };
}

/** A word as it was typed, or the words that share its stem in one of the languages. */
function wordQuery(word: string, languages: readonly string[]): RawBuilder<unknown> {
  const asWritten = searchWords(word).map((part) =>
    isUnspaced(part)
      ? sql`${pairQuery(part)}::tsquery`
      : // Letters and digits only, so they contain no operator.
        sql`to_tsquery('simple', ${`${part}:*`})`,
  );
  return sql`(${sql.join(asWritten, sql` && `)} || stem_query(${word}, ${languages}::text[]))`;
}

/** All pairs of letters of a text without spaces; a single letter is found at the beginning of pairs. */
function pairQuery(text: string): string {
  const pairs = pairsOf(text);
  return pairs.length === 1 && [...text].length === 1
    ? `'${text}':*`
    : pairs.map((pair) => `'${pair}'`).join(' & ');
}
