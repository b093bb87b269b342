import { inTransaction } from '#server/kernel/transaction.ts';
import { guestProcedure, memberProcedure } from '#server/kernel/trpc.ts';
import { League, LeagueChoice, OwnLeague } from '#shared/features/progress/league.ts';
import { writeTakesPart } from './mutations.ts';
import { readLeague, readOwnLeague } from './queries.ts';

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
    .query(({ ctx: { db, actor, config, now } }) =>
      readOwnLeague(db, { userId: actor.userId, who: config.leaderboard }, now),
    ),

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
