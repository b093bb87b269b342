import { note } from './found.ts';
import type { Note } from './schema.ts';

/*
 * A key names right options by their positions or by their texts, and may fit both: `A` is the first option, or the one
 * with the text "A".
 */

/** Indexes of the options that a key names; undefined if it cannot be read in this way. */
export type KeyReading = readonly number[] | undefined;

/**
 * The options with the texts of a key, as a whole or in its parts.
 * @param split the parts of a key, by each way of separating them
 */
export function byTexts(
  key: string,
  options: readonly string[],
  split: readonly ((key: string) => string[])[],
): { exact: KeyReading; folded: KeyReading } {
  const lists = [[key], ...split.map((parts) => parts(key))].map((parts) =>
    parts.map((part) => part.trim()).filter((part) => part !== ''),
  );
  const read = (find: (part: string) => number) =>
    lists.map((parts) => parts.map(find)).find(isKey);
  const folded = options.map((option) => option.toLowerCase());
  return {
    exact: read((part) => options.indexOf(part)),
    folded: read((part) => {
      const at = folded.indexOf(part.toLowerCase());
      return at === folded.lastIndexOf(part.toLowerCase()) ? at : -1;
    }),
  };
}

const wordsForTrue =
  /^(?:true|t|yes|wahr|richtig|verdadero|verdadeiro|vrai|vero|верно|истина|对|正确|正しい|صحيح|صح|صواب)$/i;
const wordsForFalse = /^(?:false|f|no|falsch|falso|faux|неверно|ложь|错|错误|誤り|خطأ)$/i;

/**
 * Whether a text is a word for true or false; undefined if it is neither. The words of the interface in each of its
 * languages are among them, since authors copy questions from it, and those that spreadsheets make of true and false.
 */
export function truthOf(text: string): boolean | undefined {
  if (wordsForTrue.test(text)) return true;
  return wordsForFalse.test(text) ? false : undefined;
}

/** Whether every part of a key has named an option. */
export const isKey = (indexes: readonly number[]): boolean =>
  indexes.length > 0 && indexes.every((index) => index >= 0);

const inOrder = (indexes: readonly number[]): number[] =>
  [...new Set(indexes)].sort((a, b) => a - b);

export const isSameKey = (one: readonly number[], other: readonly number[]): boolean =>
  inOrder(one).join() === inOrder(other).join();

/** The right options by the first reading of the key. If another one differs, a note says which were taken. */
export function rightBy(
  readings: readonly KeyReading[],
  options: readonly string[],
  notes: Note[],
): number[] {
  const [taken, ...others] = readings.flatMap((reading) => (reading ? [reading] : []));
  if (!taken) return [];
  const right = inOrder(taken);
  if (others.some((other) => !isSameKey(other, right)))
    notes.push(note('ambiguous_key', right.map((index) => options[index] ?? '').join(', ')));
  return right;
}
