import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { shownName } from '#shared/kernel/public-name.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';
import { selectRankable } from '../account/queries.ts';

/** Whose scores are ranked: those of all time, or of one week. */
export type Board = 'all-time' | { week: Day };

export interface Ranking {
  verifiedOnly: boolean;
}

/**
 * The best learners; a tie goes to fewer attempts, then to the earlier one. Administrators,
 * who can read the keys, are not ranked; with `verifiedOnly`, nor are accounts without a verified address.
 */
export async function listLeaders(
  db: Database,
  board: Board,
  { count, who }: { count: number; who: Ranking },
) {
  const rows = await selectRanked(db, board, who).orderBy(bestFirst).limit(count).execute();
  return rows.map(toEntry);
}

/** The ids of all ranked learners, the best first. */
export async function listRankedIds(db: Database, board: Board, who: Ranking): Promise<Int32Array> {
  const { ids } = await db
    .selectFrom(selectRanked(db, board, who).as('ranked'))
    .select(sql<number[]>`coalesce(array_agg(user_id order by ${bestFirst}), '{}')`.as('ids'))
    .executeTakeFirstOrThrow();
  return Int32Array.from(ids);
}

/** Some of the ranked learners, by their ids. */
export async function findRanked(
  db: Database,
  board: Board,
  { userIds, who }: { userIds: number[]; who: Ranking },
) {
  const rows = await selectRanked(db, board, who).where('users.id', '=', anyOf(userIds)).execute();
  return new Map(rows.map((row) => [row.userId, toEntry(row)]));
}

/** The order of the indexes `standings_rank` and `week_standings_rank`. */
const bestFirst = sql`score desc, attempt_count, reached_at, user_id`;

/** The scores of a board, also those of accounts that are not ranked. */
function selectScores(db: Database, board: Board) {
  const columns = ['userId', 'quizzesCompleted', 'score', 'attemptCount', 'reachedAt'] as const;
  return board === 'all-time'
    ? db.selectFrom('standings').where('score', '>', 0).select(columns)
    : db
        .selectFrom('weekStandings')
        .where('week', '=', board.week)
        .where('score', '>', 0)
        .select(columns);
}

function selectRanked(db: Database, board: Board, ranking: Ranking) {
  return selectRankable(db, ranking)
    .innerJoin(selectScores(db, board).as('ranks'), 'ranks.userId', 'users.id')
    .$if(board !== 'all-time', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('leagueOptOuts')
              .whereRef('leagueOptOuts.userId', '=', 'users.id')
              .select('userId'),
          ),
        ),
      ),
    )
    .select(['ranks.userId', 'quizzesCompleted', 'score', 'attemptCount', 'reachedAt']);
}

type Ranked = Awaited<ReturnType<ReturnType<typeof selectRanked>['execute']>>[number];

function toEntry({ username, displayName, quizzesCompleted, score }: Ranked) {
  return { quizzesCompleted, score, name: shownName(displayName, username) };
}

export async function listLearnerRatings(
  db: Database,
  userIds: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('standings')
    .where('userId', '=', anyOf(userIds))
    .select(['userId', 'rating'])
    .execute();
  return new Map(rows.map((row) => [row.userId, row.rating]));
}
