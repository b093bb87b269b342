import { z } from 'zod';

/** How a learner keeps up with the daily goal, in days of the time zone of the profile. */
export const Streak = z.object({
  goal: z.int().describe('How many questions are to be answered each day'),
  answered: z.int().describe('How many were answered today'),
  isReached: z.boolean().describe('Whether today counts'),
  days: z.int().describe('Days in a row that count'),
  freezes: z.int().describe('How many missed days do not end the streak'),
  /** The last seven days, today last. */
  week: z.array(z.object({ day: z.iso.date(), state: z.enum(['reached', 'frozen', 'none']) })),
});
export type Streak = z.infer<typeof Streak>;
