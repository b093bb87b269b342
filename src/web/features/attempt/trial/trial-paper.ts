import {
  creditOf,
  type GradingRules,
  hasPoints,
  needsMark,
  type PaperQuestion,
  questionForReview,
} from '#shared/features/attempt/paper.ts';
import type { AnswerReview, SavedAnswer } from '#shared/features/attempt/schema.ts';
import { responseOf } from '#shared/features/question/question-types/registry.ts';
import { type FeedbackLevel, shows } from '#shared/kernel/feedback.ts';

export type ReviewedAnswer = AnswerReview;

interface Shown {
  level?: FeedbackLevel;
  /** Left out: a right answer is all that counts. */
  rules?: GradingRules;
}

/** The question with an answer to it, and as much of its key as the level shows. */
export function reviewed(
  question: PaperQuestion,
  answer: SavedAnswer,
  { level = 'explanations', rules = {} }: Shown = {},
): ReviewedAnswer {
  const { questionId, selectedOption, selectedOptions, answerText, spots, flagged } = answer;
  const response = responseOf(question.type, answer);
  const credit = creditOf(question, response, rules);
  return {
    id: questionId,
    questionId,
    isCorrect: credit === 100,
    ...(hasPoints(rules) && { credit }),
    isAnswered: response !== null,
    flagged,
    selectedOption,
    selectedOptions,
    answerText,
    ...(spots && { spots }),
    ...(needsMark(question, response) && { marking: { state: 'waiting' as const } }),
    regraded: null,
    question: questionForReview(question, {
      keyShown: shows(level, 'keys'),
      explained: shows(level, 'explanations'),
    }),
  };
}
