import type { HintedQuestion } from '#shared/features/question/hints/rules.ts';
import type { QuestionType } from '#shared/features/question/question-types/registry.ts';

/** 150 words a minute: slower than prose is read, because every word of a question counts. */
const secondsPerWord = 0.4;
/** 20 words a minute, with the thinking that belongs to them. */
const secondsPerWrittenWord = 3;
/** Of an essay without limits. */
const usualEssayWords = 100;

/** Characters of scripts that do not separate words; about two of them make one. */
const joinedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

function countReadWords(text: string): number {
  const joined = text.match(joinedScripts)?.length ?? 0;
  const words = text.replace(joinedScripts, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words + joined / 2;
}

/** Seconds of thinking and entering, apart from reading. */
const answering: Record<QuestionType, (question: HintedQuestion) => number> = {
  true_false: () => 8,
  single_choice: () => 15,
  multiple_choice: ({ options }) => 10 + 4 * options.length,
  fill_blank: () => 20,
  numeric: () => 45,
  ordering: ({ options }) => 10 + 6 * options.length,
  matching: ({ options }) => 10 + 6 * options.length,
  categorise: ({ options }) => 10 + 4 * options.length,
  cloze: ({ gaps = [] }) => 10 + 8 * gaps.length,
  hotspot: ({ regions = [] }) => 10 + 5 * regions.length,
  essay: ({ essay }) =>
    secondsPerWrittenWord *
    (essay?.minWords ?? Math.min(usualEssayWords, essay?.maxWords ?? usualEssayWords)),
};

/** Seconds that a learner usually needs for a question, by the length of its texts and its type. */
export function answerSeconds(question: HintedQuestion): number {
  const { type, text, options, targets = [] } = question;
  const read = [text, ...options, ...targets].join(' ');
  return Math.round(countReadWords(read) * secondsPerWord + answering[type](question));
}
