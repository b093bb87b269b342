import { ascending } from './options.ts';
import type { Spot } from './region.ts';
import type { QuestionType } from './registry.ts';

// Without zod: it would be a fifth of what the player loads before its first question.

/** A learner's answer to one question, in the fields that REST clients and the player name. */
export interface GivenAnswer {
  /** Index in the stored options; -1 for none. */
  selectedOption: number;
  selectedOptions: number[];
  answerText: string | null;
  /** Spots on the picture; absent where none were marked. */
  spots?: Spot[] | undefined;
}

export const unanswered: GivenAnswer = {
  selectedOption: -1,
  selectedOptions: [],
  answerText: null,
};

/** How the questions of a type are answered. */
interface Answering {
  /** How many characters of text an answer can have. */
  maxCharacters: number;
  /** Whether the type's schema of responses accepts it. */
  isAnswered: (given: GivenAnswer) => boolean;
  /** The answer after an option was chosen. @param spotCount how many spots the question asks for, if any */
  choose: (given: GivenAnswer, option: number, spotCount?: number) => Partial<GivenAnswer>;
}

/** Characters of an answer that is one line. */
const shortText = 1000;
/** Characters of any answer. */
export const maxTextLength = 20_000;

const oneOption: Answering = {
  maxCharacters: shortText,
  isAnswered: ({ selectedOption }) => isIndex(selectedOption),
  choose: (_given, option) => ({ selectedOption: option }),
};

const someOptions: Answering = {
  maxCharacters: shortText,
  isAnswered: ({ selectedOptions }) => areIndexes(selectedOptions),
  choose: ({ selectedOptions }, option) => ({
    selectedOptions: selectedOptions.includes(option)
      ? selectedOptions.filter((index) => index !== option)
      : ascending([...selectedOptions, option]),
  }),
};

const optionsInOrder: Answering = {
  maxCharacters: shortText,
  isAnswered: ({ selectedOptions }) =>
    areIndexes(selectedOptions) && new Set(selectedOptions).size === selectedOptions.length,
  /** The next item; one that was chosen is taken out, and those after it move up. */
  choose: ({ selectedOptions }, option) => ({
    selectedOptions: selectedOptions.includes(option)
      ? selectedOptions.filter((index) => index !== option)
      : [...selectedOptions, option],
  }),
};

const targetsOfOptions: Answering = {
  maxCharacters: shortText,
  isAnswered: ({ selectedOptions }) => selectedOptions.some(isIndex) && areTargets(selectedOptions),
  /** A target is given by `withPlaced`. */
  choose: () => ({}),
};

const spotsOrNames: Answering = {
  maxCharacters: shortText,
  isAnswered: ({ spots = [], selectedOptions }) => spots.length > 0 || areIndexes(selectedOptions),
  /** The names of regions are chosen instead of spots; the server takes as many names as spots. */
  choose: (given, option, spotCount = Number.POSITIVE_INFINITY) =>
    given.selectedOptions.length >= spotCount && !given.selectedOptions.includes(option)
      ? {}
      : { ...someOptions.choose(given, option), spots: [] },
};

const writtenText: Answering = {
  maxCharacters: shortText,
  // White space alone is no answer.
  isAnswered: ({ answerText }) => answerText !== null && /\S/.test(answerText),
  choose: () => ({}),
};

/** Lines of text and chosen options; they are given by `withTextInGap` and `withPlaced`. */
const filledGaps: Answering = {
  maxCharacters: shortText,
  isAnswered: (given) =>
    areTargets(given.selectedOptions) &&
    (given.selectedOptions.some(isIndex) || writtenText.isAnswered(given)),
  choose: () => ({}),
};

const isIndex = (index: number) => Number.isSafeInteger(index) && index >= 0;
/** An index for each item or gap, or -1 for none. */
const areTargets = (targets: readonly number[]) =>
  targets.every((target) => target === -1 || isIndex(target));
const areIndexes = (indexes: readonly number[]) => indexes.length > 0 && indexes.every(isIndex);

export const answering: Record<QuestionType, Answering> = {
  single_choice: oneOption,
  multiple_choice: someOptions,
  true_false: oneOption,
  fill_blank: writtenText,
  ordering: optionsInOrder,
  numeric: writtenText,
  matching: targetsOfOptions,
  categorise: targetsOfOptions,
  cloze: filledGaps,
  hotspot: spotsOrNames,
  essay: { ...writtenText, maxCharacters: maxTextLength },
};

export function isAnswered(type: QuestionType, given: GivenAnswer): boolean {
  return answering[type].isAnswered(given);
}

/** Whether the option was chosen. Only the field that the question's type uses has values. */
export function isChosen(
  { selectedOption, selectedOptions }: Pick<GivenAnswer, 'selectedOption' | 'selectedOptions'>,
  option: number,
): boolean {
  return selectedOption === option || selectedOptions.includes(option);
}
