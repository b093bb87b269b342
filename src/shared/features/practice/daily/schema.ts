import { z } from 'zod';
import { AnswerReview } from '#shared/features/attempt/schema.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { PracticeAnswerInput, QuestionInPractice } from '../schema.ts';

/** The question of the day, without its key. */
export const DailyQuestion = z.object({
  day: z.iso.date().describe('The day, in UTC'),
  endsAt: Timestamp.describe('When the next question comes'),
  question: QuestionInPractice.nullable().describe(
    'Null while no public quiz is open for practice',
  ),
});
export type DailyQuestion = z.infer<typeof DailyQuestion>;

export const DailyAnswerInput = PracticeAnswerInput.omit({
  confidence: true,
  sprintId: true,
}).extend({ day: z.iso.date().describe('The day of the question, as it was read') });
export type DailyAnswerInput = z.infer<typeof DailyAnswerInput>;

/** The answer with its key, and how others have answered. */
export const DailyFeedback = z.object({
  review: AnswerReview.describe('The answer, with the key and the explanation'),
  dueAt: Timestamp.nullable().describe('When practice asks it again; null for guests'),
  takers: z.int().describe('How many have answered it on its day; each counts once'),
  right: z.int().describe('How many of these were right'),
});
export type DailyFeedback = z.infer<typeof DailyFeedback>;
