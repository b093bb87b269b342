import { z } from 'zod';
import { memberProcedure, router } from '#server/kernel/trpc.ts';
import { AchievementProgress } from '#shared/features/achievement/schema.ts';
import { countFor, listEarned } from './queries.ts';
import { achievementProgress } from './views.ts';

/** Achievements, which rules award once. */
export const achievementRouter = router({
  mine: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user/achievements',
        summary: 'What you have reached, and which achievements you were awarded',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(AchievementProgress))
    .query(async ({ ctx: { db, actor } }) => {
      const counts = (await countFor(db, [actor.userId])).get(actor.userId);
      return counts ? achievementProgress(counts, await listEarned(db, actor.userId)) : [];
    }),
});
