import { z } from 'zod';
import { storable } from '#shared/kernel/text/storable.ts';

export const maxGaps = 20;
/** Of one gap: accepted answers, or options. */
const maxInGap = 20;

const GapText = z
  .string()
  .max(500, 'At most 500 characters')
  .refine(storable, 'Contains a character that cannot be stored');

/** A gap with its key. All texts are plain text. */
export const Gap = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text').describe('The answer is written'),
    answers: z
      .array(GapText)
      .max(maxInGap, `At most ${maxInGap} answers`)
      .describe('The accepted answers, compared as those of fill_blank'),
    caseSensitive: z.boolean().default(false).describe('Capitals count'),
    tolerance: z
      .number('The tolerance must be a number')
      .min(0, 'The tolerance cannot be negative')
      .nullable()
      .default(null)
      .describe('How far a number may be off; null compares texts'),
  }),
  z.object({
    kind: z.literal('choice').describe('An option is chosen'),
    options: z
      .array(GapText)
      .max(maxInGap, `At most ${maxInGap} options`)
      .describe('What can be chosen; learners get them in another order'),
    correctOption: z
      .int()
      .min(0)
      .max(99)
      .nullable()
      .default(null)
      .describe('Index of the right option'),
  }),
]);
export type Gap = z.output<typeof Gap>;

/** A gap without its key. */
export const GapForTaker = z.object({
  kind: z.enum(['text', 'choice']).describe('Whether an answer is written or an option chosen'),
  options: z.array(z.string()).describe('What can be chosen; empty where the answer is written'),
});
