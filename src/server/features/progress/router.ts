import { z } from 'zod';
import { guestProcedure, memberProcedure, router } from '#server/kernel/trpc.ts';
import { LeaderboardEntry, OwnPlace, Statistics } from '#shared/features/progress/schema.ts';
import { countPublicQuizzes } from '../quiz/queries.ts';
import { leagueProcedures } from './league/router.ts';
import { listLeaders } from './queries.ts';
import { resultsProcedures } from './results/router.ts';
import { findOwnPlace } from './workflows/find-own-place.ts';

const leaderCount = 10;

export const progressRouter = router({
  ...resultsProcedures,
  ...leagueProcedures,

  leaderboard: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['results', 'people'] },
      rest: {
        method: 'GET',
        path: '/api/leaderboard',
        summary: 'The ten best learners',
        list: 'plain',
      },
    })
    .output(z.array(LeaderboardEntry))
    .query(({ ctx: { db, config } }) =>
      listLeaders(db, 'all-time', { count: leaderCount, who: config.leaderboard }),
    ),

  /** The caller's place on the leaderboard; null for administrators and for learners without a score. */
  ownPlace: memberProcedure
    .output(OwnPlace.nullable())
    .query(async ({ ctx }) => (await findOwnPlace(ctx, 'all-time', ctx.actor.userId)) ?? null),

  statistics: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['catalogue'] },
      rest: { method: 'GET', path: '/api/statistics', summary: 'Numbers of the whole site' },
    })
    .output(Statistics)
    .query(async ({ ctx }) => ({ totalQuizzes: await countPublicQuizzes(ctx.db) })),
});
