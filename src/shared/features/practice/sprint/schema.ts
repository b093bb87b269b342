import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { QuestionInPractice } from '../schema.ts';

/** A sprint that has begun. */
export const Sprint = z.object({
  id: z.int(),
  endsAt: Timestamp.describe('Answers that are received later do not count'),
  questions: z.array(QuestionInPractice),
});

export const SprintInput = z.object({ id: Id });

/** How a sprint went. */
export const SprintResult = z.object({
  answers: z.int().describe('Questions that were answered'),
  right: z.int().describe('Questions whose first answer was right'),
  best: z
    .int()
    .nullable()
    .describe('The most right answers of the other sprints; null without any'),
});
