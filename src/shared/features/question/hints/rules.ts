import { soundsIn } from '#shared/kernel/media/sounds-in-text.ts';
import { plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';
import { searchable } from '#shared/kernel/text/normalize.ts';
import { countWords } from '../question-types/essay/rubric.ts';
import { withMarkers } from '../question-types/gaps.ts';
import { isCorrectOption } from '../question-types/options.ts';
import type { Keyed } from '../schema.ts';
import { hintWords } from './words.ts';

/** The parts of a question that hints are about, as an editor has them. */
export interface HintedQuestion extends Keyed {
  text: string;
  explanation: string;
  imageUrl: string;
  imageAlt: string;
}

/**
 * Numbers are those of the guidelines of Haladyna, Downing & Rodriguez, "A review of multiple-choice
 * item-writing guidelines for classroom assessment", Applied Measurement in Education 15 (2002).
 */
export type HintKind =
  /** 24 and 28: the length of options gives the key away. */
  | 'longestIsKey'
  /** 25 and 26: "all of the above" after options were shuffled. */
  | 'allOrNone'
  /** 17: a negative word in the stem is emphasised, if it is needed at all. */
  | 'negativeStem'
  /** 28: specific determiners. */
  | 'absoluteWord'
  /** 22: options do not overlap. */
  | 'overlap'
  /** 28: "a" or "an" before the options fits some of them only. */
  | 'article'
  /** 14 and 15: the stem says what is asked. */
  | 'shortStem'
  /** 13: the amount of reading; Björnsson, "Läsbarhet" (1968), who calls texts above 60 very difficult. */
  | 'hardToRead'
  /** 15: a stem of gaps has lost its meaning. */
  | 'manyBlanks'
  /** Taylor, "Cloze procedure" (1953): of five words, four are left to understand a text by. */
  | 'manyGaps'
  /** Jonsson & Svingby, "The use of scoring rubrics" (2007): marks by a rubric agree more. */
  | 'noRubric'
  /** An answer that is shown as an example keeps the limits that it is an example for. */
  | 'outsideLimits'
  /** Learners would have to shorten what they are given. */
  | 'longTemplate'
  /** WCAG 2.2, 1.1.1. */
  | 'noAltText'
  /** WCAG 2.2, 1.1.1 and 1.2.1. */
  | 'noTranscript'
  /** Butler, Godbole & Marsh, "Explanation feedback is better than correct answer feedback" (2013). */
  | 'noExplanation';

export interface Hint {
  kind: HintKind;
  /** The option it is about. */
  option?: number;
  /** The gap it is about. */
  gap?: number;
}

type Rule = (question: HintedQuestion, language: string) => Hint[];

const isChoice = ({ type }: HintedQuestion) =>
  type === 'single_choice' || type === 'multiple_choice';
const lengthOf = (text: string) => [...text.trim()].length;
const plain = (text: string) => searchable(text).replace(/\s+/g, ' ').trim();
const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const optionHints = (
  { options }: HintedQuestion,
  kind: HintKind,
  fires: (option: string, index: number) => boolean,
): Hint[] => options.flatMap((text, option) => (fires(text, option) ? [{ kind, option }] : []));

/** What one option is chosen from. */
interface Choice {
  options: readonly string[];
  correctOption: number | null;
}

/** The shortest key that says anything: short options differ in length by chance. Those of a gap are short. */
const shortestKey = { question: 25, gap: 12 };

function isKeyLongest({ options, correctOption }: Choice, shortest: number): boolean {
  if (correctOption === null) return false;
  const others = options.filter((_, index) => index !== correctOption).map(lengthOf);
  const length = lengthOf(options[correctOption] ?? '');
  const isMuchLonger = length >= shortest && length > Math.max(...others) * 1.5;
  return others.length > 1 && isMuchLonger && Math.min(...others) > 0;
}

const longestIsKey: Rule = ({ type, options, correctOption }) =>
  type === 'single_choice' &&
  correctOption !== null &&
  isKeyLongest({ options, correctOption }, shortestKey.question)
    ? [{ kind: 'longestIsKey', option: correctOption }]
    : [];

/** The gaps of a text in which an option is chosen. */
const choicesOf = ({ gaps = [] }: HintedQuestion) =>
  gaps.flatMap((gap, index) => (gap.kind === 'choice' ? [{ ...gap, index }] : []));

const longestInGap: Rule = (question) =>
  choicesOf(question).flatMap(({ index, ...choice }): Hint[] =>
    isKeyLongest(choice, shortestKey.gap) ? [{ kind: 'longestIsKey', gap: index }] : [],
  );

const allOrNone: Rule = (question, language) => {
  const known = hintWords(language)?.allOrNone ?? [];
  const bare = (text: string) => plain(text).replace(/[.!]$/, '');
  const isOne = (text: string) => known.includes(bare(text));
  if (isChoice(question)) return optionHints(question, 'allOrNone', isOne);
  return choicesOf(question).flatMap(({ index, options }): Hint[] =>
    options.some(isOne) ? [{ kind: 'allOrNone', gap: index }] : [],
  );
};

/** The stem without emphasised words, code, formulas and quotations. */
const unmarked = (text: string) =>
  text.replace(
    /```[\s\S]*?```|`[^`]*`|\$[^$]*\$|\*\*[^*]*\*\*|(?<!_)__[^\s_][^_]*__(?!_)|"[^"]*"|“[^”]*”|«[^»]*»/g,
    ' ',
  );

/** The sentence that asks; those before it give the context, where a negative word does not mislead. */
const lastSentence = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .at(-1) ?? '';

/** The words of the stem that turn it round and are not emphasised, by marks or capitals. */
export function negativesIn(text: string, language: string): string[] {
  const negative = hintWords(language)?.negative ?? [];
  const found = lastSentence(unmarked(text)).match(/[\p{L}\p{M}]+/gu) ?? [];
  return found.filter((word) => word !== word.toUpperCase() && negative.includes(searchable(word)));
}

const negativeStem: Rule = (question, language) =>
  isChoice(question) && negativesIn(question.text, language).length > 0
    ? [{ kind: 'negativeStem' }]
    : [];

/** Only a wrong option: there an absolute word shows that it is wrong. */
const absoluteWord: Rule = (question, language) => {
  const absolute = hintWords(language)?.absolute ?? [];
  const firing = (text: string) => wordsIn(text).some((word) => absolute.includes(word));
  // When most options have one, it means nothing.
  if (!isChoice(question) || question.options.filter(firing).length * 2 > question.options.length)
    return [];
  return optionHints(
    question,
    'absoluteWord',
    (text, index) => !isCorrectOption(question, index) && firing(text),
  );
};

/** `10-20`, `10 – 20 km`: two numbers in order with the same unit. */
function rangeOf(text: string) {
  const [, low, high, unit = ''] =
    /^(\d+(?:\.\d+)?)\s*(?:-|–|—|\.\.)\s*(\d+(?:\.\d+)?)\s*(\D*)$/.exec(text.trim()) ?? [];
  if (low === undefined || Number(low) >= Number(high)) return undefined;
  return { low: Number(low), high: Number(high), unit: plain(unit) };
}

/** Ranges of the same unit that share a number; one shared bound is already ambiguous. */
function rangesMeet(one: string, other: string): boolean {
  const [a, b] = [rangeOf(one), rangeOf(other)];
  return (
    a !== undefined && b !== undefined && a.unit === b.unit && a.low <= b.high && b.low <= a.high
  );
}

/** The later of two options that overlap. Case and accents may be the point of a question, so equal means equal. */
const overlap: Rule = (question) => {
  if (!isChoice(question)) return [];
  return optionHints(question, 'overlap', (text, index) =>
    question.options
      .slice(0, index)
      .some(
        (other) => text.trim() !== '' && (other.trim() === text.trim() || rangesMeet(other, text)),
      ),
  );
};

/** The first letter decides the article, except where the sound differs: `an hour`, `a university`, abbreviations. */
function articleOf(option: string): 'a' | 'an' | undefined {
  const [first = ''] = option.trim().match(/^[a-z]+/i) ?? [];
  if (first === '' || first === first.toUpperCase() || /^(?:h|u|eu|one|once)/i.test(first))
    return undefined;
  return /^[aeio]/i.test(first) ? 'an' : 'a';
}

/** The article before the options: at the end of the stem, or before its blank. */
const lastArticle = /(?<![/(\p{L}])(an?)(?=\s*(?:_+|…|\.{3}|:)?\s*$)/u;

/** The stem with both articles, so that it fits all options. */
export const withBothArticles = (text: string): string => text.replace(lastArticle, 'a/an');

const article: Rule = (question, language) => {
  if (!isChoice(question) || !/^en\b/i.test(language)) return [];
  const [, asked] = lastArticle.exec(question.text) ?? [];
  if (asked === undefined) return [];
  return optionHints(question, 'article', (text) => (articleOf(text) ?? asked) !== asked);
};

const shortStem: Rule = ({ text, imageUrl }) =>
  text.trim() !== '' && imageUrl === '' && lengthOf(text) < 10 && !/[?？؟]/.test(text)
    ? [{ kind: 'shortStem' }]
    : [];

const manyBlanks: Rule = ({ text }) =>
  (unmarked(text).match(/_{2,}/g) ?? []).length > 3 ? [{ kind: 'manyBlanks' }] : [];

/** Words per gap that are left to understand the text by. */
const fewestPerGap = 4;

const manyGaps: Rule = ({ text, gaps = [] }) => {
  const left = wordsIn(withMarkers(text, () => ' ')).length;
  return gaps.length > 1 && left > 0 && left < fewestPerGap * gaps.length
    ? [{ kind: 'manyGaps' }]
    : [];
};

const noRubric: Rule = ({ type, text, essay }) =>
  type === 'essay' && text.trim() !== '' && (essay?.rubric ?? []).length === 0
    ? [{ kind: 'noRubric' }]
    : [];

const outsideLimits: Rule = ({ essay }) => {
  if (!essay?.sampleAnswer) return [];
  const words = countWords(essay.sampleAnswer);
  const { minWords, maxWords } = essay;
  const isOutside = words < (minWords ?? 0) || words > (maxWords ?? words);
  return isOutside ? [{ kind: 'outsideLimits' }] : [];
};

const longTemplate: Rule = ({ essay }) =>
  essay?.template && essay.maxWords !== null && countWords(essay.template) >= essay.maxWords
    ? [{ kind: 'longTemplate' }]
    : [];

/** A picture without an alternative text; a sound has a rule of its own. */
const withoutAlt = /!\[\s*\]\((?!\/files\/[0-9a-f]{64}\.)/;

const noAltText: Rule = ({ imageUrl, imageAlt, text, options, explanation }) =>
  (imageUrl !== '' && imageAlt.trim() === '') ||
  [text, ...options, explanation].some((part) => withoutAlt.test(part))
    ? [{ kind: 'noAltText' }]
    : [];

const noTranscript: Rule = ({ text, options, explanation }) =>
  soundsIn([text, ...options, explanation].join('\n\n')).some(
    ({ label, transcript }) => label.trim() === '' || transcript.trim() === '',
  )
    ? [{ kind: 'noTranscript' }]
    : [];

const noExplanation: Rule = ({ text, explanation }) =>
  text.trim() !== '' && explanation.trim() === '' ? [{ kind: 'noExplanation' }] : [];

/** A text with at least this many words is long enough to judge how hard it is to read. */
const leastToRead = 20;
const veryDifficult = 60;
const longWord = 7;

/** Words to a sentence, and long words in a hundred (LIX): it needs no list of words of a language. */
const hardToRead: Rule = ({ text }, language) => {
  const prose = plainOfMarkdown(text.replace(/```[\s\S]*?```|\$[^$]*\$/g, ' '));
  const words = prose.match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  if (words.length < leastToRead || withoutSpaces.has(language)) return [];
  const sentences = prose
    .split(/[.!?;:…؟。]+(?:\s|$)|\n{2,}/u)
    .filter((part) => /\p{L}/u.test(part));
  const long = words.filter((word) => word.length >= longWord).length;
  const level = words.length / Math.max(1, sentences.length) + (100 * long) / words.length;
  return level > veryDifficult ? [{ kind: 'hardToRead' }] : [];
};

/** Languages that are written without spaces between words. */
const withoutSpaces: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

const rules: readonly Rule[] = [
  longestIsKey,
  longestInGap,
  allOrNone,
  negativeStem,
  absoluteWord,
  overlap,
  article,
  shortStem,
  hardToRead,
  manyBlanks,
  manyGaps,
  noRubric,
  outsideLimits,
  longTemplate,
  noAltText,
  noTranscript,
  noExplanation,
];

/** What could be written better in one question. */
export const hintsOf = (question: HintedQuestion, language: string): Hint[] =>
  rules.flatMap((rule) => rule(question, language));
