import { memberProcedure } from '#server/kernel/trpc.ts';
import { OwnLevels } from '#shared/features/practice/rating/schema.ts';
import { listOwnRatings } from './queries.ts';
import { levelsOf } from './views.ts';

export const ratingProcedures = {
  levels: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/practice/levels',
        summary: 'Your levels in categories and with tags',
      },
    })
    .output(OwnLevels)
    .query(async ({ ctx: { db, actor, now } }) =>
      levelsOf(await listOwnRatings(db, actor.userId), now),
    ),
};
