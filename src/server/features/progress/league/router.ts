import { inTransaction } from '#server/kernel/transaction.ts';
import { guestProcedure, memberProcedure } from '#server/kernel/trpc.ts';
import { League, LeagueChoice, OwnLeague, weekOf } from '#shared/features/progress/league.ts';
import { findOwnPlace } from '../workflows/find-own-place.ts';
import { writeTakesPart } from './mutations.ts';
import { readLeague, scoreOf, takesPart } from './queries.ts';

/** The league of each week, beside the leaderboard of all time. */
export const leagueProcedures = {
  league: guestProcedure
    .meta({
      cached: { for: 'everyone', topics: ['results', 'people'] },
      rest: { method: 'GET', path: '/api/league', summary: 'The ten best learners of this week' },
    })
    .output(League)
    .query(({ ctx: { db, config, now } }) => readLeague(db, config.leaderboard, now)),

  ownLeague: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/user/league',
        summary: 'Your score of this week, and your place in the league',
      },
    })
    .output(OwnLeague)
    .query(async ({ ctx }) => {
      const { db, actor, now } = ctx;
      const week = weekOf(now);
      const place = await findOwnPlace(ctx, { week }, actor.userId);
      return {
        takesPart: await takesPart(db, actor.userId),
        score: await scoreOf(db, actor.userId, week),
        entries: place?.entries ?? [],
      };
    }),

  chooseLeague: memberProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/user/league',
        summary: 'Choose whether you take part in the league',
        strict: true,
      },
    })
    .input(LeagueChoice)
    .output(LeagueChoice)
    .mutation(({ ctx: { db, actor }, input }) =>
      inTransaction(db, async (tx) => {
        await writeTakesPart(tx, actor.userId, input.takesPart);
        return input;
      }),
    ),
};
