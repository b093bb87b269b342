import { withPlainDigits } from './digits.ts';

/** What `folded` of migration 0046 leaves out, and which letters and digits it takes for one another. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const written = 'ıłøđħςىیةکٱ';
const alike = 'ilodhσييهكا';

/**
 * The text without case, accents and vowel points, and with one form of each letter, as titles are searched;
 * equals the database's `search_title`.
 */
export function searchable(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ıłøđħςىیةکٱ]/g, (letter) => alike.charAt(written.indexOf(letter)))
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe');
  return withPlainDigits(folded);
}

const maxWords = 12;

/** Thai, Lao, Burmese, Khmer, kana and Han: scripts that do not separate words; those of migration 0046. */
const unspaced =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u9fff\\u{20000}-\\u{3ffff}';
const parts = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu');

/** Whether the text begins with a letter of a script that does not separate words. */
export const isUnspaced = (text: string): boolean => new RegExp(`^[${unspaced}]`, 'u').test(text);

/** The words of a text as they were typed; at most twelve. */
export const typedWordsOf = (text: string): string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((word) => searchWords(word).length > 0)
    .slice(0, maxWords);

/**
 * The words to search for, without case, accents and punctuation; at most twelve. Of a script that does not
 * separate words it is all that was written together.
 */
export function searchWords(text: string): string[] {
  const words = searchable(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.flatMap((word) => word.match(parts) ?? []).slice(0, maxWords);
}

/** The letters of a text next to each other, two by two, as the database's `pairs`: 東京 and 京都 of 東京都. */
export function pairsOf(text: string): string[] {
  const letters = [...text.normalize('NFC')];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
