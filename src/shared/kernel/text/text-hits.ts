import { isUnspaced, searchable, searchWords } from './normalize.ts';

/** A part of a text, in UTF-16 code units. */
export interface Hit {
  start: number;
  end: number;
}

/**
 * The searchable form of a text, with a mapping to the original: one character may be searched as several, as
 * the ligature ﬁ is as "fi".
 */
export function foldedText(text: string): {
  letters: string;
  /** The part of the original for `length` letters from `at`; undefined outside of the text. */
  origin: (at: number, length: number) => Hit | undefined;
} {
  const characters = [...text];
  const letters = characters.map(searchable);
  const units = letters.flatMap((folded, index) =>
    Array.from({ length: folded.length }, () => index),
  );
  const starts = [0];
  for (const { length } of characters) starts.push((starts.at(-1) ?? 0) + length);
  return {
    letters: letters.join(''),
    origin: (at, length) => {
      const [first, last] = [units[at], units[at + length - 1]];
      const start = first === undefined ? undefined : starts[first];
      const end = last === undefined ? undefined : starts[last + 1];
      return start === undefined || end === undefined ? undefined : { start, end };
    },
  };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * The parts of a text that contain the wanted text; if there are none, the words that begin with one of its
 * words.
 */
export function hitsIn(text: string, wanted: string): Hit[] {
  const phrase = searchable(wanted.trim());
  const words = searchWords(wanted);
  if (phrase === '') return [];
  const { letters, origin } = foldedText(text);
  const pattern = letters.includes(phrase) ? escaped(phrase) : anyWord(words);
  const hits = pattern === undefined ? [] : [...letters.matchAll(new RegExp(pattern, 'gu'))];
  return hits.flatMap(({ index, 0: match }) => origin(index, match.length) ?? []);
}

function anyWord(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const begun = (word: string) =>
    isUnspaced(word) ? escaped(word) : `(?<![\\p{L}\\p{N}])${escaped(word)}`;
  return words.map(begun).join('|');
}
