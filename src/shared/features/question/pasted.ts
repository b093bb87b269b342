import { maxOptions } from './question-types/definition.ts';
import type { Keyed } from './schema.ts';

/** Options as they were pasted, and which of them were marked as correct. */
export interface PastedOptions {
  options: string[];
  correct: number[];
}

const bullet = /^[-–*•·●○■▪◦‣]\s+/;
const letter = /^\(?(?:\p{L}|\p{Nd}{1,2})[.)]\s+/u;
const starBeforeLetter = /^\*\s*(?=\(?(?:\p{L}|\p{Nd}{1,2})[.)]\s)/u;
/** A marker as word processors copy it; their fonts for symbols have bullets at `o` and `§`. */
const markerWithTab = /^\s*(\*?\(?(?:\p{L}|\p{Nd}{1,2})[.)]|[-–*•·●○■▪◦‣o§])\t/u;
/** Not the stars of *emphasis* and **strong emphasis**. */
const starBefore = /^\*(?!\*)\s*(?!.*\S\*$)/;
const starAfter = /\s+\(?\*\)?$/;

/**
 * The lines of a pasted list, or the cells of pasted table rows, as options. Markers (`a)`, `1.`, `-`) are left
 * out where every line has one; a star (`*B. Oslo`, `Oslo *`) marks a correct option. Fewer than two lines, or
 * a block of code, are not a list.
 */
export function optionsInText(text: string): PastedOptions | undefined {
  const parts = withoutTabs(text.split(/\r?\n/)).flatMap((line) =>
    line.split('\t').map((part) => part.trim()),
  );
  const lines = parts.filter((line) => line !== '');
  if (lines.length < 2 || text.includes('```')) return undefined;
  // If every line begins with a bullet, a star at the beginning is a bullet.
  const star = lines.every((line) => bullet.test(line)) ? starBeforeLetter : starBefore;
  const unstarred = lines.map((line) => line.replace(star, '').replace(starAfter, ''));
  const correct = lines.flatMap((line, index) => (line === unstarred[index] ? [] : [index]));
  return { options: withoutMarkers(withoutMarkers(unstarred, bullet), letter), correct };
}

/** A tab after a marker does not divide cells. */
function withoutTabs(lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 2 || !filled.every((line) => markerWithTab.test(line))) return filled;
  return filled.map((line) =>
    line.replace(markerWithTab, (_, marker: string) => `${/[o§]/.test(marker) ? '•' : marker} `),
  );
}

function withoutMarkers(lines: string[], marker: RegExp): string[] {
  return lines.every((line) => marker.test(line))
    ? lines.map((line) => line.replace(marker, '').trim())
    : lines;
}

/**
 * Inserts a pasted list into the empty options from `first` on, and after the last option. Filled options stay,
 * and so does the key unless the list marks correct options. Undefined when there would be too many options.
 */
export function withOptionsPasted<Q extends Keyed>(
  question: Q,
  first: number,
  { options: pasted, correct }: PastedOptions,
): Q | undefined {
  const options = [...question.options];
  const indexes: number[] = [];
  let next = first;
  for (const option of pasted) {
    while (next < options.length && options[next] !== '') next += 1;
    options[next] = option;
    indexes.push(next);
  }
  if (options.length > maxOptions) return undefined;
  const marked = correct.flatMap((index) => indexes[index] ?? []);
  const [only, ...others] = marked;
  if (only === undefined) return { ...question, options };
  if (question.type !== 'multiple_choice' && others.length === 0)
    return { ...question, options, correctOption: only };
  return {
    ...question,
    type: 'multiple_choice',
    options,
    correctOption: null,
    correctOptions: [...new Set([...question.correctOptions, ...marked])].sort((a, b) => a - b),
  };
}

/**
 * The lines of a pasted table of two columns, or lines with an arrow (`Norway -> Oslo`), as pairs. Undefined when a
 * line is neither.
 */
export function pairsInText(text: string): { item: string; target: string }[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const pairs = lines.flatMap((line) => {
    const [item = '', target = '', ...more] = line.split(/\t|->|→/).map((part) => part.trim());
    return item === '' || target === '' || more.some((part) => part !== '')
      ? []
      : [{ item, target }];
  });
  return pairs.length > 0 && pairs.length === lines.length ? pairs : undefined;
}
