import { isSameAnswer } from './written-answer.ts';

// Without zod: the player loads it.

/** A gap as learners get it. */
export interface AskedGap {
  kind: 'text' | 'choice';
  /** What can be chosen, plain text; none where the answer is written. */
  options: string[];
}

/** The key of a gap. */
export type GapKey =
  | { kind: 'text'; answers: string[]; caseSensitive: boolean; tolerance: number | null }
  | { kind: 'choice'; options: string[]; correctOption: number | null };

/** The part of an answer that belongs to gaps: chosen options, and a line of text for each gap. */
interface Filled {
  selectedOptions?: readonly number[] | undefined;
  answerText?: string | null | undefined;
}

/** `[[1]]`, the first gap. */
const marker = /\[\[(\d{1,2})\]\]/g;

export const markerOf = (gap: number): string => `[[${gap + 1}]]`;

/** A text with gaps in parts: texts and, between them, indexes of gaps, each once. Other markers are text. */
export function partsWithGaps(text: string, count: number): (string | number)[] {
  const parts: (string | number)[] = [];
  const seen = new Set<number>();
  let done = 0;
  for (const { 0: found, 1: number, index } of text.matchAll(marker)) {
    const gap = Number(number) - 1;
    if (gap < 0 || gap >= count || seen.has(gap)) continue;
    seen.add(gap);
    if (index > done) parts.push(text.slice(done, index));
    parts.push(gap);
    done = index + found.length;
  }
  return done < text.length ? [...parts, text.slice(done)] : parts;
}

/** The gaps that a text names, in order, as often as it names them. */
export const gapsIn = (text: string): number[] =>
  Array.from(text.matchAll(marker), ([, number]) => Number(number) - 1);

/** The text with something else in place of each marker for which there is something. */
export const withMarkers = (text: string, replace: (gap: number) => string | undefined): string =>
  text.replaceAll(marker, (found, number: string) => replace(Number(number) - 1) ?? found);

/**
 * The text with something else in place of the first marker of each gap.
 * @param seen the gaps that an earlier part of the text has
 */
export function withGapsReplaced<Gap>(
  text: string,
  { gaps, seen = new Set() }: { gaps: readonly Gap[]; seen?: Set<number> },
  replace: (gap: Gap, index: number) => string,
): string {
  return withMarkers(text, (index) => {
    const gap = seen.has(index) ? undefined : gaps[index];
    seen.add(index);
    return gap === undefined ? undefined : replace(gap, index);
  });
}

/** What was written into a gap. */
export const textInGap = (answerText: string | null | undefined, gap: number): string =>
  (answerText ?? '').split('\n')[gap] ?? '';

/** The written text of all gaps, one line for each, with another text in one of them. */
export function withTextInGap(
  answerText: string | null,
  { gap, text }: { gap: number; text: string },
): string {
  const lines = (answerText ?? '').split('\n');
  const length = Math.max(lines.length, gap + 1);
  return Array.from({ length }, (_, index) =>
    index === gap ? text.replaceAll(/[\r\n]+/g, ' ') : (lines[index] ?? ''),
  )
    .join('\n')
    .replace(/\n+$/, '');
}

/** What was given to a gap, in words; empty if nothing was. */
export function givenToGap({ kind, options }: AskedGap, gap: number, filled: Filled): string {
  return kind === 'text'
    ? textInGap(filled.answerText, gap).trim()
    : (options[filled.selectedOptions?.[gap] ?? -1] ?? '');
}

/** Whether the gap was filled in as its key says. */
export function isGapRight(key: GapKey, gap: number, filled: Filled): boolean {
  if (key.kind === 'choice')
    return key.correctOption !== null && filled.selectedOptions?.[gap] === key.correctOption;
  const given = textInGap(filled.answerText, gap);
  const { caseSensitive, tolerance: numericTolerance } = key;
  return (
    given.trim() !== '' &&
    key.answers.some((accepted) =>
      isSameAnswer(accepted, given, { caseSensitive, numericTolerance }),
    )
  );
}

/** What is right in a gap: the accepted texts, or the right option. */
export function keyOfGap(key: GapKey): string[] {
  const texts = key.kind === 'text' ? key.answers : [key.options[key.correctOption ?? -1] ?? ''];
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** All texts of a gap. */
export const textsOfGap = (gap: GapKey): string[] =>
  gap.kind === 'text' ? gap.answers : gap.options;

/** How long a written answer to one gap can be: all gaps share the length of an answer. */
export const longestInGap = (count: number): number =>
  Math.min(200, Math.floor((1000 - count) / Math.max(1, count)));
