import { z } from 'zod';
import { defineQuestionType, emptyReviewedKey } from './definition.ts';
import { missingOptions, textsOf } from './options.ts';

/** The body with its options at the positions of `order`; the key follows them. */
function withOrder({ options, correctOptions }: OrderingBody, order: readonly number[]) {
  return {
    options: order.map((index) => options[index] ?? ''),
    correctOptions: correctOptions.map((index) => order.indexOf(index)),
  };
}

interface OrderingBody {
  options: string[];
  /** The indexes of the options in the right order. */
  correctOptions: number[];
}

/**
 * Items to put in order. The author writes them in the right order; a paper and a list for learners store them in
 * another one, so that their indexes do not show the key.
 */
export const ordering = defineQuestionType({
  body: z
    .object({ options: z.array(z.string()) })
    .transform(({ options }): OrderingBody => ({ options, correctOptions: [...options.keys()] })),
  response: z.object({
    selectedOptions: z
      .array(z.int().min(0))
      .min(1)
      .refine((chosen) => new Set(chosen).size === chosen.length),
  }),
  optionsShown: 'in order',
  arranged: (body, orderOf) => withOrder(body, orderOf(body.options)),
  blank: { options: ['', '', '', ''], correctOption: null },
  missing: missingOptions,
  describeKey: ({ options }) => textsOf(options, [...options.keys()]),
  /** Items with the same text can be exchanged. */
  isCorrect: ({ options, correctOptions }, { selectedOptions }) =>
    selectedOptions.length === correctOptions.length &&
    correctOptions.every((right, position) => {
      const chosen = selectedOptions[position];
      return chosen !== undefined && options[chosen] === options[right];
    }),
  reviewedKey: ({ correctOptions }) => ({ ...emptyReviewedKey, correctOptions }),
});
