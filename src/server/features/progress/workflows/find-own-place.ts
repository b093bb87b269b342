import type { Context } from '#server/kernel/context.ts';
import { keptForTopics } from '#server/kernel/database/kept-for-topics.ts';
import type { OwnPlace } from '#shared/features/progress/schema.ts';
import { type Board, findRanked, listRankedIds, type Ranking } from '../queries.ts';

// Cached as a whole: counting the learners ranked before would take longer for each caller.
const rankedIds = keptForTopics({
  read: (db, { board, who }: { board: Board; who: Ranking }) => listRankedIds(db, board, who),
  keyOf: ({ board, who }) => JSON.stringify([board, who.verifiedOnly]),
  topics: ['results', 'people'],
  // This week and the all-time board, and the next week when it begins.
  atMost: 3,
});

/** The learner's place with the learners before and after; undefined when the learner is not ranked. */
export async function findOwnPlace(
  ctx: Pick<Context, 'db' | 'config' | 'publicVersions'>,
  board: Board,
  userId: number,
): Promise<OwnPlace | undefined> {
  const who = ctx.config.leaderboard;
  const ids = await rankedIds(ctx, { board, who });
  const own = ids.indexOf(userId);
  if (own === -1) return undefined;
  const first = Math.max(0, own - 1);
  const userIds = Array.from(ids.subarray(first, own + 2));
  const entries = await findRanked(ctx.db, board, { userIds, who });
  if (!entries.has(userId)) return undefined;
  return {
    entries: userIds.flatMap((id, index) => {
      const entry = entries.get(id);
      return entry ? [{ ...entry, place: first + index + 1, isOwn: id === userId }] : [];
    }),
  };
}
