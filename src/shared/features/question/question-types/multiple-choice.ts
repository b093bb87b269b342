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
  /**
   * The share of the right options that were chosen minus the share of the wrong ones (Youden's index J, 1950).
   * So all options together earn nothing, and neither do guesses, on average.
   */
  partOf: ({ options, correctOptions }, { selectedOptions }) => {
    const right = new Set(correctOptions);
    const wrong = options.filter((_, index) => !right.has(index)).length;
    const chosen = [...new Set(selectedOptions)];
    const hits = chosen.filter((index) => right.has(index)).length;
    // Without wrong options, there is nothing to choose wrongly.
    const [rights, wrongs] = [Math.max(1, right.size), Math.max(1, wrong)];
    return { part: hits * wrongs - (chosen.length - hits) * rights, whole: rights * wrongs };
  },
  reviewedKey: ({ correctOptions }) => ({ ...emptyReviewedKey, correctOptions }),
});
