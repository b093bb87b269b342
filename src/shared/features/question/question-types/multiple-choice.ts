import { z } from 'zod';
import { defineQuestionType, emptyReviewedKey } from './definition.ts';
import { ascending, missingCorrectOptions, missingOptions, pinnedIn, textsOf } from './options.ts';

export const multipleChoice = defineQuestionType({
  body: z
    .object({
      options: z.array(z.string()),
      correctOptions: z.array(z.int()).transform(ascending),
      pinnedOptions: z.array(z.int()).default([]),
    })
    .transform(({ pinnedOptions, ...body }) => ({
      ...body,
      ...pinnedIn(pinnedOptions),
    })),
  response: z.object({ selectedOptions: z.array(z.int().min(0)).min(1) }),
  optionsShown: 'shuffled',
  blank: { options: ['', '', '', ''], correctOption: null },
  missing: (key, check) => [...missingOptions(key, check), ...missingCorrectOptions(key)],
  describeKey: ({ options, correctOptions }) => textsOf(options, correctOptions),
  /** Correct only if the chosen options equal the correct ones. */
  isCorrect: ({ correctOptions }, { selectedOptions }) => {
    const [right, chosen] = [new Set(correctOptions), new Set(selectedOptions)];
    return chosen.size === right.size && selectedOptions.every((index) => right.has(index));
  },
  reviewedKey: ({ correctOptions }) => ({ ...emptyReviewedKey, correctOptions }),
});
