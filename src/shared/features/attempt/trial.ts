import { type FeedbackLevel, type LevelAtOnce, shows } from '#shared/kernel/feedback.ts';
import type { Result } from '#shared/kernel/points.ts';
import { responseOf } from '../question/question-types/registry.ts';
import type { Layout } from '../quiz/rules.ts';
import {
  creditOf,
  type GradingRules,
  hasPoints,
  needsMark,
  type PaperQuestion,
  questionForReview,
} from './paper.ts';
import type { AnswerReview, SavedAnswer } from './schema.ts';

/** What an author tries. */
export interface TrialQuiz {
  title: string;
  language: string;
  timeLimitMinutes: number;
  passMarkPercent: number;
  partialCredit: boolean;
  wrongAnswerPenaltyPercent: number;
  oneWay: boolean;
  untimed: boolean;
  questionSeconds: number | null;
  layout: Layout;
  atOnce: LevelAtOnce | null;
  questions: readonly PaperQuestion[];
}

/** A question of a trial with the answer to it; what a person marks is not marked. */
export type TrialReview = Omit<AnswerReview, 'marking'> & { marking?: { state: 'none' } };

interface Shown {
  level?: FeedbackLevel;
  /** Left out: a right answer is all that counts. */
  rules?: GradingRules;
}

/** The question of a trial with an answer to it, and as much of its key as the level shows. */
export function reviewed(
  question: PaperQuestion,
  answer: Omit<SavedAnswer, 'seq'>,
  { level = 'explanations', rules = {} }: Shown = {},
): TrialReview {
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
    ...(needsMark(question, response) && { marking: { state: 'none' as const } }),
    regraded: null,
    question: questionForReview(question, {
      keyShown: shows(level, 'keys'),
      explained: shows(level, 'explanations'),
    }),
  };
}

/** What the answers of a trial earn together. */
export const trialResult = (
  answers: readonly Pick<AnswerReview, 'isCorrect' | 'credit'>[],
  rules: GradingRules,
): Result => ({
  score: answers.filter(({ isCorrect }) => isCorrect).length,
  totalQuestions: answers.length,
  points: hasPoints(rules) ? answers.reduce((sum, { credit = 0 }) => sum + credit, 0) : null,
});
