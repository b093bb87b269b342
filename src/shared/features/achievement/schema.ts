import { z } from 'zod';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { achievementRules } from './rules.ts';

/** What a learner has reached of one rule. */
export const AchievementProgress = z.object({
  counts: z.enum(achievementRules.map(({ counts }) => counts)).describe('What is counted'),
  count: z.int().describe('How many there are now'),
  levels: z
    .array(
      z.object({
        level: z.int().describe('How many are needed'),
        earnedAt: Timestamp.nullable().describe('When it was awarded; null if it was not yet'),
      }),
    )
    .describe('The achievements, from the lowest level to the highest'),
});
export type AchievementProgress = z.infer<typeof AchievementProgress>;
