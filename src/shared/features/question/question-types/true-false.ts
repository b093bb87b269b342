import { z } from 'zod';
import { defineQuestionType, emptyReviewedKey } from './definition.ts';
import { missingCorrectOption, textsOf } from './options.ts';

const options = ['True', 'False'];

export const trueFalse = defineQuestionType({
  body: z
    .object({ correctOption: z.int().nullable() })
    .transform(({ correctOption }) => ({ options, correctOption })),
  response: z.object({ selectedOption: z.int().min(0) }),
  optionsShown: 'in order',
  blank: { options, correctOption: 0 },
  missing: missingCorrectOption,
  describeKey: ({ options: shown, correctOption }) => textsOf(shown, [correctOption ?? -1]),
  isCorrect: ({ correctOption }, { selectedOption }) => selectedOption === correctOption,
  reviewedKey: ({ correctOption }) => ({ ...emptyReviewedKey, correctOption }),
});
