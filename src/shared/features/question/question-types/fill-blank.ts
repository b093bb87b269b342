import { z } from 'zod';
import {
  defineQuestionType,
  emptyReviewedKey,
  type Key,
  type Problem,
  type QuestionCheck,
} from './definition.ts';
import { acceptedAnswers, isSameAnswer } from './written-answer.ts';

/** The answer is text. The first option lists the accepted answers, and is marked as the key. */
export const fillBlank = defineQuestionType({
  body: z.object({
    options: z.array(z.string()),
    correctOption: z.int().nullable(),
    caseSensitive: z.boolean(),
    numericTolerance: z.number().nullable(),
  }),
  // White space alone is no answer.
  response: z.object({ answerText: z.string().regex(/\S/) }),
  optionsShown: 'never',
  blank: { options: [''], correctOption: 0 },
  missing: missingAnswer,
  describeKey: ({ options: [answers = ''] }) => (answers.trim() === '' ? [] : [answers.trim()]),
  isCorrect: ({ options: [answers = ''], ...key }, { answerText }) =>
    acceptedAnswers(answers).some((accepted) => isSameAnswer(accepted, answerText, key)),
  reviewedKey: ({ options: [answers = ''] }) => ({
    ...emptyReviewedKey,
    acceptedAnswers: acceptedAnswers(answers),
  }),
});

function missingAnswer(
  { options: [answers = ''], correctOption }: Key,
  check: QuestionCheck,
): Problem[] {
  if (acceptedAnswers(answers).length === 0) {
    const field = check === 'api' ? 'options' : 'options.0';
    return [{ field, message: 'An answer is required' }];
  }
  // Editors mark the answer automatically.
  return check === 'api' && correctOption !== 0
    ? [{ field: 'correctOption', message: 'The answer must be marked as correct' }]
    : [];
}
