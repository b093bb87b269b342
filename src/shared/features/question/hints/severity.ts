import type { QuizHint } from './quiz-hints.ts';

/** `serious`: learners can be right without knowing, or wrong although they know. */
export type Severity = 'serious' | 'slight';

/** How much each hint matters. */
export const severityOf = {
  longestIsKey: 'serious',
  absoluteWord: 'serious',
  article: 'serious',
  overlap: 'serious',
  sameText: 'serious',
  manyGaps: 'serious',
  outsideLimits: 'serious',
  longTemplate: 'serious',
  noAltText: 'serious',
  noTranscript: 'serious',
  allOrNone: 'slight',
  negativeStem: 'slight',
  shortStem: 'slight',
  hardToRead: 'slight',
  manyBlanks: 'slight',
  noRubric: 'slight',
  noExplanation: 'slight',
} as const satisfies Record<QuizHint['kind'], Severity>;
