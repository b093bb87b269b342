import { type PaperQuestion, questionForReview } from '#shared/features/attempt/paper.ts';
import type { AnswerReview, SavedAnswer } from '#shared/features/attempt/schema.ts';
import { isCorrect, responseOf } from '#shared/features/question/question-types/registry.ts';
import { type FeedbackLevel, shows } from '#shared/kernel/feedback.ts';

export type ReviewedAnswer = AnswerReview;

/** The question with an answer to it, and as much of its key as the level shows. */
export function reviewed(
  question: PaperQuestion,
  answer: SavedAnswer,
  level: FeedbackLevel = 'explanations',
): ReviewedAnswer {
  const { questionId, selectedOption, selectedOptions, answerText, flagged } = answer;
  const response = responseOf(question.type, answer);
  return {
    id: questionId,
    questionId,
    isCorrect: isCorrect(question, response),
    isAnswered: response !== null,
    flagged,
    selectedOption,
    selectedOptions,
    answerText,
    regraded: null,
    question: questionForReview(question, {
      keyShown: shows(level, 'keys'),
      explained: shows(level, 'explanations'),
    }),
  };
}
