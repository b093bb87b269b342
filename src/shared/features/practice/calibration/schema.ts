import { z } from 'zod';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { Confidence } from '../schema.ts';

/** How well what a learner has said of answers in practice fits the results. */
export const Calibration = z.object({
  answers: z.int().describe('Answers in practice whose confidence was given'),
  brier: z
    .number()
    .nullable()
    .describe('The Brier score: 0 is perfect, 0.25 is saying 50% each time; null without answers'),
  verdict: z
    .enum(['few', 'over', 'under', 'fair'])
    .describe('Right less often than said, more often, or as said; few: too few answers to tell'),
  levels: z
    .array(
      z.object({
        confidence: Confidence.describe('What was said'),
        said: z
          .number()
          .describe('The share of right answers that is expected with this word, from 0 to 1'),
        answers: z.int(),
        right: z.int().describe('How many of them were right'),
        low: z.number().optional().describe('The lower limit of the share of right answers, 95%'),
        high: z.number().optional().describe('The upper limit of it'),
      }),
    )
    .describe('What was said, and how many of these answers were right'),
  periods: z
    .array(
      z.object({
        from: Timestamp.describe('When the first answer was given, ISO 8601 in UTC'),
        until: Timestamp.describe('When the last one was given'),
        answers: z.int(),
        brier: z.number().describe('The Brier score of these answers'),
      }),
    )
    .describe('The Brier score of each 30 answers, the newest last'),
});
export type Calibration = z.infer<typeof Calibration>;
