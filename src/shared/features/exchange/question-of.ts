import { numberOf } from '../question/question-types/numeric-answer.ts';
import { acceptedAnswers, betweenAnswers } from '../question/question-types/written-answer.ts';
import { isWithin } from '../question/question-types/written-number.ts';
import type { QuestionInput } from '../question/schema.ts';
import { type DraftQuestion, note } from './found.ts';
import type { Note } from './schema.ts';

/*
 * What other systems store of a question, as a question of ours. Whatever cannot be kept is added to the notes.
 */

/** An option with its share of the points, in percent. */
export interface WeightedText {
  text: string;
  weight: number;
}

/** A question to choose from; if several options are right, all of them must be chosen. */
export function choiceQuestion(
  text: string,
  options: readonly string[],
  right: readonly number[],
): DraftQuestion {
  const [only = null, ...others] = right;
  return others.length === 0
    ? { text, type: 'single_choice', options: [...options], correctOption: only }
    : { text, type: 'multiple_choice', options: [...options], correctOptions: [...right] };
}

/** A question to choose from whose options earn shares of the points. */
export function weightedChoice(
  text: string,
  options: readonly WeightedText[],
  notes: Note[],
): DraftQuestion {
  const indexesOf = (isMeant: (weight: number) => boolean) =>
    options.flatMap(({ weight }, index) => (isMeant(weight) ? [index] : []));
  const full = indexesOf((weight) => weight > 99);
  const some = indexesOf((weight) => weight > 0 && weight <= 99);
  // Without an option that is fully right, all that are partly right belong together.
  if (full.length > 1) notes.push(note('several_right'));
  if (full.length === 0 && some.length > 0) notes.push(note('all_or_nothing'));
  if (full.length > 0 && some.length > 0) notes.push(note('partial_credit'));
  const texts = options.map((option) => option.text);
  return choiceQuestion(text, texts, full.length > 0 ? full : some);
}

/**
 * The shares of several right options, in percent. Moodle refuses others than it knows: of more than ten options some
 * have 10 and the rest 5.
 */
export const sharesOf = (count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count <= 10 ? Number((100 / count).toFixed(5)) : index < 20 - count ? 10 : 5,
  );

export const trueFalseQuestion = (text: string, isTrue: boolean): DraftQuestion => ({
  text,
  type: 'true_false',
  options: [],
  correctOption: isTrue ? 0 : 1,
});

/** Items to put in order, in the right order. */
export const orderingQuestion = (text: string, options: readonly string[]): DraftQuestion => ({
  text,
  type: 'ordering',
  options: [...options],
});

/** A question whose answer is a text that a person marks. */
export const essayQuestion = (
  text: string,
  essay: NonNullable<DraftQuestion['essay']> = {},
): DraftQuestion => ({ text, type: 'essay', options: [], essay });

/** An item with what belongs to it; without a text of its own it only adds a target. */
export interface Pair {
  item: string;
  target: string;
}

/** Items that are each given a target. */
export function placingQuestion(
  text: string,
  pairs: readonly Pair[],
  type: 'matching' | 'categorise' = 'matching',
): DraftQuestion {
  const isItem = ({ item }: Pair) => item.trim() !== '';
  const items = pairs.filter(isItem);
  const others = pairs.filter((pair) => !isItem(pair) && pair.target.trim() !== '');
  return {
    text,
    type,
    options: items.map(({ item }) => item),
    targets: [...items, ...others].map(({ target }) => target),
  };
}

/** The items of a question with their targets, and the targets that belong to none. */
export const pairsOf = ({ options, targets }: Pick<QuestionInput, 'options' | 'targets'>): Pair[] =>
  Array.from({ length: Math.max(options.length, targets.length) }, (_, index) => ({
    item: (options[index] ?? '').trim(),
    target: (targets[index] ?? '').trim(),
  }));

/** Reads `item -> target`; of a text without an arrow the target is empty. */
export function pairIn(text: string): Pair {
  const [, item = text, target = ''] = /^(.*?)(?<!\\)->(.*)$/s.exec(text) ?? [];
  const plain = (part: string) => part.replaceAll('\\->', '->').trim();
  return { item: plain(item), target: plain(target) };
}

/** A pair as `item -> target`; an arrow in a text has a backslash. */
export const pairAsText = ({ item, target }: Pair): string =>
  [item, target]
    .map((part) => part.replaceAll('->', '\\->'))
    .join(' -> ')
    .trim();

/** A question whose answer is written. */
export function writtenQuestion(
  text: string,
  answers: readonly string[],
  notes: Note[],
): DraftQuestion {
  const given = answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
  const isKept = (answer: string) => !betweenAnswers.test(answer);
  const accepted = given.filter(isKept);
  for (const answer of given) if (!isKept(answer)) notes.push(note('answer_dropped', answer));
  return { text, type: 'fill_blank', options: [accepted.join('|')], correctOption: 0 };
}

/** A question whose written answers earn shares of the points; a star in an answer means any text. */
export function weightedAnswers(
  text: string,
  answers: readonly WeightedText[],
  notes: Note[],
): DraftQuestion {
  const right = answers.filter(({ weight }) => weight > 99);
  if (answers.some(({ weight }) => weight > 0 && weight <= 99)) notes.push(note('partial_credit'));
  const accepted = exactTexts(
    right.map((answer) => answer.text),
    notes,
  );
  return writtenQuestion(text, accepted, notes);
}

const pattern = /(?:^|[^\\])\*/;

/** The texts without those that are patterns: in them a star means any text. */
export function exactTexts(texts: readonly string[], notes: Note[]): string[] {
  for (const text of texts) if (pattern.test(text)) notes.push(note('answer_dropped', text));
  return texts.filter((text) => !pattern.test(text)).map((text) => text.replace(/\\\*/g, '*'));
}

/** An accepted answer whose stars are stars. */
export const escapedStars = (answer: string): string => answer.replace(/\*/g, '\\*');

/** A number as it was written, and how far an answer may be off. */
export interface FoundNumber {
  value: string;
  tolerance: number;
}

/** A number with its tolerance as a text, which is 0 without one; a note says when it cannot be read. */
export function numberWithTolerance(value: string, text: string, notes: Note[]): FoundNumber {
  const tolerance = Math.abs(Number(text.replace(',', '.')));
  if (Number.isFinite(tolerance)) return { value, tolerance };
  notes.push(note('ambiguous_key', value));
  return { value, tolerance: 0 };
}

/** Whether one range of numbers is inside another. */
export function includesNumber(one: FoundNumber, other: FoundNumber): boolean {
  const range = { value: Number(one.value), tolerance: one.tolerance };
  const ends = [-other.tolerance, other.tolerance].map((offset) => Number(other.value) + offset);
  return ends.every((end) => isWithin(range, end));
}

/** More than the longest text of accepted answers has, so that a question with them is refused. */
const tooMany = 1001;

/** Accepted answers without those that others include. */
export function withoutIncluded(
  answers: readonly FoundNumber[],
  includes: (one: FoundNumber, other: FoundNumber) => boolean,
): FoundNumber[] {
  let found: FoundNumber[] = [];
  for (const one of answers) {
    // Each is compared with all others.
    if (found.length >= tooMany) break;
    if (!found.some((each) => includes(each, one)))
      found = [...found.filter((each) => !includes(one, each)), one];
  }
  return found;
}

/** The range from one number to another. */
export function middleOf(low: number, high: number): FoundNumber {
  const rounded = (value: number) => Number(value.toPrecision(12));
  return {
    value: String(rounded((low + high) / 2)),
    tolerance: Math.abs(rounded((high - low) / 2)),
  };
}

/** One tolerance for several numbers. */
export function narrowestTolerance(numbers: readonly FoundNumber[], notes: Note[]): number {
  const tolerances = new Set(numbers.map(({ tolerance }) => tolerance));
  if (tolerances.size > 1) notes.push(note('tolerance_merged'));
  return tolerances.size > 0 ? Math.min(...tolerances) : 0;
}

/** A question whose answer is a number. Several numbers are written answers with one tolerance, the narrowest. */
export function numericQuestion(
  text: string,
  numbers: readonly FoundNumber[],
  notes: Note[],
): DraftQuestion {
  const [first, ...others] = numbers;
  if (first && others.length === 0) {
    const key = first.tolerance === 0 ? first.value : `${first.value} ± ${first.tolerance}`;
    if (numberOf(key)) return { text, type: 'numeric', options: [key] };
  }
  const numericTolerance = narrowestTolerance(numbers, notes);
  const answers = numbers.map(({ value }) => value);
  return { ...writtenQuestion(text, answers, notes), numericTolerance };
}

/** A number as the formats write it, for patterns. */
export const numberPattern = String.raw`[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:e[+-]?\d{1,3})?`;
const plainNumber = new RegExp(`^${numberPattern}$`, 'i');

/** Whether formats that distinguish numbers from texts can have all the answers as numbers. */
export const areNumbers = (answers: readonly string[]): boolean =>
  answers.every((answer) => plainNumber.test(answer.trim()));

/** Whether the answer of a question is written, and can be a number in such formats. */
export const isWrittenNumber = ({ type, options, numericTolerance }: QuestionInput): boolean =>
  type === 'fill_blank' && numericTolerance !== null && areNumbers(acceptedIn(options));

/** A number as formats without units and shares have it: a written answer with an absolute tolerance. */
export function asWrittenNumber(question: QuestionInput): QuestionInput {
  if (question.type !== 'numeric') return question;
  const [key = ''] = question.options;
  const number = numberOf(key);
  return {
    ...question,
    type: 'fill_blank',
    options: [number ? String(number.value) : key],
    numericTolerance: number?.tolerance ?? 0,
  };
}

/** The accepted answers of a question whose answer is written. */
export const acceptedIn = ([answers = '']: readonly string[]): string[] => acceptedAnswers(answers);
