import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { shownName } from '#shared/kernel/public-name.ts';
import { selectRankable, selectUnrankable } from '../account/queries.ts';

/**
 * The best learners; a tie goes to fewer attempts, then to the earlier one. Administrators,
 * who can read the keys, are not ranked; with `verifiedOnly`, nor are accounts without a verified address.
 */
export async function listLeaders(db: Database, count: number, who: Ranking) {
  const rows = await inOrder(selectRanked(db, who), 'best').limit(count).execute();
  return rows.map(toEntry);
}

/** The learner's place with the learners before and after; undefined when the learner is not ranked. */
export async function findOwnPlace(db: Database, userId: number, who: Ranking) {
  const own = await selectRanked(db, who).where('standings.userId', '=', userId).executeTakeFirst();
  if (!own) return undefined;
  const better = selectRanked(db, who).where(isBefore(own));
  const [ahead, before, after] = await Promise.all([
    countAhead(db, own, who),
    inOrder(better, 'worst').limit(1).executeTakeFirst(),
    inOrder(selectRanked(db, who).where(isAfter(own)), 'best')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const rows = [before, own, after].filter((row) => row !== undefined);
  const first = before ? ahead : ahead + 1;
  return {
    entries: rows.map((row, index) => ({
      ...toEntry(row),
      place: first + index,
      isOwn: row === own,
    })),
  };
}

/**
 * How many learners are ranked before: the standings before this one minus those of accounts that are not
 * ranked.
 */
async function countAhead(db: Database, own: Ranked, who: Ranking): Promise<number> {
  const count = sql<number>`count(*)`.as('count');
  const all = db.selectFrom('standings').where('score', '>', 0).where(isBefore(own)).select(count);
  const unranked = selectUnrankable(db, who)
    .innerJoin('standings', 'standings.userId', 'users.id')
    .where('score', '>', 0)
    .where(isBefore(own))
    .select(count);
  const { ahead } = await db
    .selectNoFrom(sql<number>`(${all}) - (${unranked})`.as('ahead'))
    .executeTakeFirstOrThrow();
  return ahead;
}

interface Ranking {
  verifiedOnly: boolean;
}

function selectRanked(db: Database, ranking: Ranking) {
  return selectRankable(db, ranking)
    .innerJoin('standings', 'standings.userId', 'users.id')
    .where('score', '>', 0)
    .select(['standings.userId', 'quizzesCompleted', 'score', 'attemptCount', 'reachedAt']);
}

type Ranked = Awaited<ReturnType<ReturnType<typeof selectRanked>['execute']>>[number];

/** In the order of the index `standings_rank`, or in reverse. */
function inOrder(rows: ReturnType<typeof selectRanked>, first: 'best' | 'worst') {
  const [down, up] = first === 'best' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return rows
    .orderBy('score', down)
    .orderBy('attemptCount', up)
    .orderBy('reachedAt', up)
    .orderBy('standings.userId', up);
}

const rank = sql`(standings.attempt_count, standings.reached_at, standings.user_id)`;

/** Read back from the table: JavaScript's dates lack the microseconds that may decide a tie. */
const rankOf = (userId: number) =>
  sql`(select attempt_count, reached_at, user_id from standings where user_id = ${userId})`;

/** The separate condition on the score lets the database use the index `standings_rank`. */
const isBefore = ({ score, userId }: Ranked) =>
  sql<boolean>`(standings.score >= ${score} and (standings.score > ${score} or ${rank} < ${rankOf(userId)}))`;

const isAfter = ({ score, userId }: Ranked) =>
  sql<boolean>`(standings.score <= ${score} and (standings.score < ${score} or ${rank} > ${rankOf(userId)}))`;

function toEntry({ username, displayName, quizzesCompleted, score }: Ranked) {
  return { quizzesCompleted, score, name: shownName(displayName, username) };
}

export async function listLearnerRatings(
  db: Database,
  userIds: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('standings')
    .where('userId', '=', sql<number>`any(${userIds}::int[])`)
    .select(['userId', 'rating'])
    .execute();
  return new Map(rows.map((row) => [row.userId, row.rating]));
}
