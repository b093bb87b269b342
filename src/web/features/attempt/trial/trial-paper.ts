import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { isAnswered, isCorrect } from '#shared/features/attempt/rules.ts';
import type {
  AnswerReview,
  PaperQuestionForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';
import { acceptedAnswers } from '#shared/features/quiz/question.ts';

export type ReviewedAnswer = AnswerReview;

/** The question without its key. */
export function shownToTaker(question: PaperQuestion): PaperQuestionForTaker {
  const { questionId, type, text, imageUrl, imageAlt = null, options, order } = question;
  const shown = type === 'fill_blank' ? [] : order;
  return {
    questionId,
    type,
    text,
    imageUrl,
    imageAlt,
    options: shown.map((index) => ({ index, text: options[index] ?? '' })),
  };
}

/** The question with an answer to it and its key. */
export function reviewed(question: PaperQuestion, answer: SavedAnswer): ReviewedAnswer {
  const { questionId, type, text, imageUrl, imageAlt = null, options, order } = question;
  const isFillIn = type === 'fill_blank';
  const { selectedOption, selectedOptions, answerText, flagged } = answer;
  return {
    id: questionId,
    questionId,
    isCorrect: isCorrect(question, answer),
    isAnswered: isAnswered(type, answer),
    flagged,
    selectedOption,
    selectedOptions,
    answerText,
    question: {
      text,
      type,
      imageUrl,
      imageAlt,
      options: isFillIn ? [] : options,
      order: isFillIn ? [] : order,
      keyShown: true,
      correctOption: isFillIn ? null : question.correctOption,
      correctOptions: question.correctOptions,
      acceptedAnswers: isFillIn ? acceptedAnswers(options[0] ?? '') : [],
      explanation: question.explanation,
    },
  };
}
