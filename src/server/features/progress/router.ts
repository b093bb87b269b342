import { z } from 'zod';
import { LeaderboardEntry, Statistics } from '#shared/features/progress/schema.ts';
import { guestProcedure, router } from '../../kernel/trpc.ts';
import { countPublicQuizzes } from '../quiz/queries.ts';
import { listLeaders } from './queries.ts';

const leaderCount = 10;

export const progressRouter = router({
  leaderboard: guestProcedure
    .meta({ rest: { method: 'GET', path: '/api/leaderboard', summary: 'The ten best learners' } })
    .output(z.array(LeaderboardEntry))
    .query(({ ctx: { db, config } }) => listLeaders(db, leaderCount, config.leaderboard)),

  statistics: guestProcedure
    .meta({
      rest: { method: 'GET', path: '/api/statistics', summary: 'Numbers of the whole site' },
    })
    .output(Statistics)
    .query(async ({ ctx }) => ({ totalQuizzes: await countPublicQuizzes(ctx.db) })),
});
