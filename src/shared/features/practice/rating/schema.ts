import { z } from 'zod';
import { LearningLevel } from '#shared/features/quiz/schema.ts';
import { Id } from '#shared/kernel/id.ts';

/** A learner's level in one subject, as a band and never as one number. */
const OwnLevel = z.object({
  id: Id,
  name: z.string(),
  answers: z.int().describe('Answers from which it was computed'),
  band: z
    .object({
      from: LearningLevel.describe('The lowest level that it can be, with 90%'),
      to: LearningLevel.describe('The highest level that it can be'),
      low: z.int().describe('The lower end on a scale from 0 to 100, in steps of 5'),
      high: z.int().describe('The upper end on it'),
    })
    .nullable()
    .describe('Null while it could be every level'),
  answersMissing: z
    .int()
    .nullable()
    .describe(
      'While nothing can be said: about how many answers to new questions are missing; else null',
    ),
});

/** A learner's levels in the categories and tags of answered questions. */
export const OwnLevels = z.object({
  categories: z.array(OwnLevel).describe('One for each category, by its name'),
  tags: z.array(OwnLevel).describe('The same for tags'),
});
