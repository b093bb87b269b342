import { z } from 'zod';
import { defineQuestionType, emptyReviewedKey } from './definition.ts';
import { missingCorrectOption, missingOptions, pinnedIn, textsOf } from './options.ts';

export const singleChoice = defineQuestionType({
  body: z
    .object({
      options: z.array(z.string()),
      correctOption: z.int().nullable(),
      pinnedOptions: z.array(z.int()).default([]),
    })
    .transform(({ pinnedOptions, ...body }) => ({
      ...body,
      ...pinnedIn(pinnedOptions),
    })),
  response: z.object({ selectedOption: z.int().min(0) }),
  optionsShown: 'shuffled',
  blank: { options: ['', '', '', ''], correctOption: null },
  missing: (key, check) => [...missingOptions(key, check), ...missingCorrectOption(key)],
  describeKey: ({ options, correctOption }) => textsOf(options, [correctOption ?? -1]),
  isCorrect: ({ correctOption }, { selectedOption }) => selectedOption === correctOption,
  reviewedKey: ({ correctOption }) => ({ ...emptyReviewedKey, correctOption }),
});
