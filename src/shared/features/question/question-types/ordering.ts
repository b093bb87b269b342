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

/** Each item with the one after it, by their texts. */
const neighbours = (options: readonly string[], order: readonly number[]): string[] => {
  const texts = order.map((index) => options[index] ?? '');
  return texts.slice(1).map((text, index) => JSON.stringify([texts[index], text]));
};

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
  /**
   * The share of neighbours in the right order that are neighbours in the answer too: one item in a wrong position
   * costs the two or three pairs that it breaks, and not the positions of all items after it.
   */
  partOf: ({ options, correctOptions }, { selectedOptions }) => {
    const right = neighbours(options, correctOptions);
    const left = [...right];
    for (const pair of neighbours(options, selectedOptions)) {
      const found = left.indexOf(pair);
      if (found !== -1) left.splice(found, 1);
    }
    return { part: right.length - left.length, whole: Math.max(1, right.length) };
  },
  reviewedKey: ({ correctOptions }) => ({ ...emptyReviewedKey, correctOptions }),
});
