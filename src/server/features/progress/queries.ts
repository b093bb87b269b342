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

/**
 * The learner's place with the learners before and after, in one statement; undefined when the learner is not ranked.
 */
export async function findOwnPlace(
  db: Database,
  board: Board,
  { userId, who }: { userId: number; who: Ranking },
) {
  const ranked = () => selectRanked(db, board, who);
  const before = inOrder(ranked().where(isBeforeOwn), 'worst').limit(1);
  const after = inOrder(ranked().where(isAfterOwn), 'best').limit(1);
  const places = (query: typeof before) => db.selectFrom(query.as('place')).selectAll();
  const rows = await inOrder(
    db
      .with('own', () => ranked().where('ranks.userId', '=', userId))
      .selectFrom(
        places(before)
          .unionAll(db.selectFrom(sql<Ranked>`own`.as('own')).selectAll('own'))
          .unionAll(places(after))
          .as('ranks'),
      )
      .selectAll(),
    'best',
  )
    .select(aheadOfOwn(db, board, who).as('ahead'))
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const firstPlace = first.userId === userId ? first.ahead + 1 : first.ahead;
  return {
    entries: rows.map((row, index) => ({
      ...toEntry(row),
      place: firstPlace + index,
      isOwn: row.userId === userId,
    })),
  };
}

/** How many learners are ranked before: the scores before this one minus those of accounts that are not ranked. */
function aheadOfOwn(db: Database, board: Board, who: Ranking) {
  const all = db
    .selectFrom(selectScores(db, board).as('ranks'))
    .where(isBeforeOwn)
    .select(sql<number>`count(*)`.as('count'));
  const unranked = all.where('ranks.userId', 'in', selectUnlisted(db, board, who));
  return sql<number>`(${all}) - (${unranked})`;
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

/** Compared in the database: JavaScript's dates lack the microseconds that may decide a tie. */
const ownRank = sql`(select attempt_count, reached_at, user_id from own)`;
const ownScore = sql`(select score from own)`;

/** The separate condition on the score lets the database use the index of the board. */
const isBeforeOwn = sql<boolean>`(ranks.score >= ${ownScore} and (ranks.score > ${ownScore} or ${rank} < ${ownRank}))`;
const isAfterOwn = sql<boolean>`(ranks.score <= ${ownScore} and (ranks.score < ${ownScore} or ${rank} > ${ownRank}))`;

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
