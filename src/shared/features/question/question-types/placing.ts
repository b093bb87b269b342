import { z } from 'zod';
import {
  defineQuestionType,
  emptyReviewedKey,
  type Key,
  type OrderOf,
  type Problem,
  type QuestionCheck,
} from './definition.ts';
import { missingOptions } from './options.ts';
import { isPlaced } from './placements.ts';

export interface PlacingBody {
  options: string[];
  targets: string[];
  /** For each option the index of its target. */
  correctOptions: number[];
}

/** What is said of a question whose items have no targets. */
interface TargetMessages {
  missing: string;
  tooFew: string;
}

/**
 * Items that are each given a target. The author writes the target of each item at the same index, and after them
 * those that belong to none; a paper has each target once, in another order, so that indexes do not show the key.
 * @param arranged how a paper stores it, with its targets in their new order
 */
export const definePlacing = (
  messages: TargetMessages,
  arranged: (body: PlacingBody, orderOf: OrderOf) => PlacingBody,
) =>
  defineQuestionType({
    body: z.object({ options: z.array(z.string()), targets: z.array(z.string()) }).transform(
      ({ options, targets }): PlacingBody => ({
        options,
        targets,
        correctOptions: [...options.keys()],
      }),
    ),
    response: z.object({
      selectedOptions: z
        .array(z.int().min(-1))
        .refine((targets) => targets.some((target) => target >= 0)),
    }),
    optionsShown: 'shuffled',
    arranged,
    blank: { options: ['', '', '', ''], correctOption: null },
    missing: (key, check) => [
      ...missingOptions(key, check),
      ...repeatedOptions(key),
      ...missingTargets(key, check, messages),
    ],
    describeKey: ({ options, targets = [] }) =>
      options.flatMap((option, index) => {
        const target = targets[index]?.trim() ?? '';
        return option.trim() === '' || target === '' ? [] : [`${option.trim()} → ${target}`];
      }),
    isCorrect: (body, { selectedOptions }) =>
      body.options.every((_, index) => isPlaced(body, selectedOptions, index)),
    /** The share of items that were given their own target. */
    partOf: (body, { selectedOptions }) => ({
      part: body.options.filter((_, index) => isPlaced(body, selectedOptions, index)).length,
      whole: Math.max(1, body.options.length),
    }),
    reviewedKey: ({ correctOptions }) => ({ ...emptyReviewedKey, correctOptions }),
  });

/** The body with each target once, in the order that is chosen. */
export function withTargetsArranged(body: PlacingBody, orderOf: OrderOf): PlacingBody {
  const texts = [...new Set(body.targets.map((text) => text.trim()))].filter((text) => text !== '');
  const targets = orderOf(texts).map((index) => texts[index] ?? '');
  const correctOptions = body.correctOptions.map((index) =>
    targets.indexOf(body.targets[index]?.trim() ?? ''),
  );
  return { ...body, targets, correctOptions };
}

/** The body with its options in the order that is chosen. */
export function withOptionsArranged(body: PlacingBody, orderOf: OrderOf): PlacingBody {
  const order = orderOf(body.options);
  return {
    ...body,
    options: order.map((index) => body.options[index] ?? ''),
    correctOptions: order.map((index) => body.correctOptions[index] ?? -1),
  };
}

/** With two items of the same text it is unclear which one is meant. */
function repeatedOptions({ options }: Key): Problem[] {
  const texts = options.map((text) => text.trim()).filter((text) => text !== '');
  return new Set(texts).size < texts.length
    ? [{ field: 'options', message: 'Two items are the same' }]
    : [];
}

function missingTargets(
  { options, targets = [] }: Key,
  check: QuestionCheck,
  { missing, tooFew }: TargetMessages,
): Problem[] {
  const textAt = (index: number) => targets[index]?.trim() ?? '';
  const field = (index: number) => (check === 'api' ? 'targets' : `targets.${index}`);
  // An option without a text needs no target yet.
  const without = options.flatMap((option, index) =>
    option.trim() !== '' && textAt(index) === '' ? [index] : [],
  );
  if (without.length > 0)
    return (check === 'api' ? without.slice(0, 1) : without).map((index) => ({
      field: field(index),
      message: missing,
    }));
  const different = new Set(targets.map((text) => text.trim()).filter((text) => text !== ''));
  return different.size < 2 ? [{ field: 'targets', message: tooFew }] : [];
}
