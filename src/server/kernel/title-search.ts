import { searchable } from '#shared/kernel/normalize.ts';

/**
 * What somebody typed, for `like` on a `search_title` column: case and accents do not count, and
 * `%`, `_` and `\\` have no special meaning.
 */
export function searchPattern(text: string): string {
  return searchable(text.trim()).replace(/[\\%_]/g, '\\$&');
}
