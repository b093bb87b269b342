import type { z } from 'zod';
import { achievementRules, type Counts, ruleName } from '#shared/features/achievement/rules.ts';
import type { AchievementProgress } from '#shared/features/achievement/schema.ts';

/** What a learner has reached of each rule. */
export const achievementProgress = (
  reached: Counts,
  earned: ReadonlyMap<string, Date>,
): z.input<typeof AchievementProgress>[] =>
  achievementRules.map(({ counts, levels }) => ({
    counts,
    count: reached[counts],
    levels: levels.map((level) => ({
      level,
      earnedAt: earned.get(ruleName(counts, level)) ?? null,
    })),
  }));
