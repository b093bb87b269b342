import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { shownName } from '#shared/kernel/public-name.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';
import { selectRankable, selectUnrankable } from '../account/queries.ts';

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
  const rows = await inOrder(selectRanked(db, board, who), 'best')
    .limit(count)
    .execute();
  return rows.map(toEntry);
}

/** The learner's place with the learners before and after; undefined when the learner is not ranked. */
export async function findOwnPlace(
  db: Database,
  board: Board,
  { userId, who }: { userId: number; who: Ranking },
) {
  const ranked = () => selectRanked(db, board, who);
  const own = await ranked().where('ranks.userId', '=', userId).executeTakeFirst();
  if (!own) return undefined;
  const [ahead, before, after] = await Promise.all([
    countAhead(db, board, { own, who }),
    inOrder(ranked().where(isBefore(db, board, own)), 'worst')
      .limit(1)
      .executeTakeFirst(),
    inOrder(ranked().where(isAfter(db, board, own)), 'best')
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

/** How many learners are ranked before: the scores before this one minus those of accounts that are not ranked. */
async function countAhead(
  db: Database,
  board: Board,
  { own, who }: { own: Ranked; who: Ranking },
): Promise<number> {
  const all = db
    .selectFrom(selectScores(db, board).as('ranks'))
    .where(isBefore(db, board, own))
    .select(sql<number>`count(*)`.as('count'));
  const unranked = all.where('ranks.userId', 'in', selectUnlisted(db, board, who));
  const { ahead } = await db
    .selectNoFrom(sql<number>`(${all}) - (${unranked})`.as('ahead'))
    .executeTakeFirstOrThrow();
  return ahead;
}

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

/** The accounts that a board leaves out. */
function selectUnlisted(db: Database, board: Board, who: Ranking) {
  const unrankable = selectUnrankable(db, who).select('users.id');
  return board === 'all-time'
    ? unrankable
    : unrankable.union(db.selectFrom('leagueOptOuts').select('userId as id'));
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

/** In the order of the indexes `standings_rank` and `week_standings_rank`, or in reverse. */
function inOrder(rows: ReturnType<typeof selectRanked>, first: 'best' | 'worst') {
  const [down, up] = first === 'best' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return rows
    .orderBy('score', down)
    .orderBy('attemptCount', up)
    .orderBy('reachedAt', up)
    .orderBy('ranks.userId', up);
}

const rank = sql`(ranks.attempt_count, ranks.reached_at, ranks.user_id)`;

/** Read back from the table: JavaScript's dates lack the microseconds that may decide a tie. */
const rankOf = (db: Database, board: Board, userId: number) =>
  sql`(${db
    .selectFrom(selectScores(db, board).as('ranks'))
    .where('ranks.userId', '=', userId)
    .select(['attemptCount', 'reachedAt', 'ranks.userId'])})`;

/** The separate condition on the score lets the database use the index of the board. */
const isBefore = (db: Database, board: Board, { score, userId }: Ranked) =>
  sql<boolean>`(ranks.score >= ${score} and (ranks.score > ${score} or ${rank} < ${rankOf(db, board, userId)}))`;

const isAfter = (db: Database, board: Board, { score, userId }: Ranked) =>
  sql<boolean>`(ranks.score <= ${score} and (ranks.score < ${score} or ${rank} > ${rankOf(db, board, userId)}))`;

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
