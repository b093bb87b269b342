import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { countedList } from '#db/conditions/attempt-statuses.ts';
import { isManaged } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.ts';
import { type TextSearch, textSearch, wordSearch } from '#db/text-search.ts';
import { categoryNameOf } from '#server/features/category/queries.ts';
import { fewestStars, lengthBounds } from '#shared/features/quiz/rules.ts';
import type {
  QuizFilter,
  QuizFilterForAuthor,
  QuizFilterForTaker,
} from '#shared/features/quiz/schema.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { pageSize, voidPin } from '#shared/kernel/limits.ts';
import type { Paging, SortDirection } from '#shared/kernel/paging.ts';
import { selectCards, toCard } from '../cards/queries.ts';
import { type Audience, listed, timeLimit } from '../queries.ts';

/** Who reads a list, and whose quizzes it has. */
interface Reader {
  audience: Audience;
  /** Everybody's unless it is given. */
  manager?: Manager | undefined;
}

/** Narrows a list to the quizzes that are in this state for this learner now. */
interface LearnerState {
  state: NonNullable<QuizFilterForTaker['state']>;
  userId: number;
  now: Date;
}

/** One page of the filtered list, with the number of hits. */
export async function listQuizPage(
  db: Database,
  filter: QuizFilter | QuizFilterForAuthor | (QuizFilterForAuthor & Paging),
  { audience, manager, learnerState }: Reader & { learnerState?: LearnerState | undefined },
) {
  const which = 'deleted' in filter && filter.deleted ? 'deleted' : audience;
  const languages = await listLanguages(db, which, manager);
  const search = filter.q
    ? textSearch('quizzes', filter.q, filter.language ? [filter.language] : languages)
    : undefined;
  const hits = selectHits(db, which, manager)
    .where((eb) => matchesFilter(eb, filter, { audience, search }))
    .where((eb) => (learnerState ? isInState(learnerState) : eb.lit(true)));
  const perPage = 'perPage' in filter ? filter.perPage : pageSize;
  const list = { hits, order: orderOf(filter, search) };
  return { ...(await listCards(db, list, { page: filter.page, perPage })), languages };
}

/** The languages of the quizzes of a list, in the order of their codes. */
async function listLanguages(
  db: Database,
  which: keyof typeof listed,
  manager: Manager = 'all',
): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(select language from quizzes
    where ${listed[which]} and ${isManaged('quizzes.createdBy', manager)} and language > ${after} order by language limit 1)`;
  // Each language by its first row in an index: `distinct` would read all quizzes.
  const { rows } = await sql<{ language: string }>`with recursive known as (
      ${next(sql`''`)} union all
      select ${next(sql`known.language`)} from known where known.language is not null
    ) select language from known where language is not null`.execute(db);
  return rows.map(({ language }) => language);
}

/** Quizzes, the newest first. */
export function listQuizzes(db: Database, { audience, manager }: Reader, paging: Paging) {
  return listCards(db, { hits: selectHits(db, audience, manager), order: [] }, paging);
}

/** The most attempted quizzes; among equals the newest. */
export const listPopularQuizzes = (db: Database, count: number) =>
  listFirst(db, { audience: 'public', sort: 'popular' }, count);

/** The newest quizzes that are for members only. */
export const listQuizzesForMembers = (db: Database, count: number) =>
  cardsOf(
    db,
    { hits: db.selectFrom('quizzes').where(listed.membersOnly), order: [] },
    { page: 1, perPage: count },
  );

/** The quizzes that were worked on last, drafts included. */
export const listRecentQuizzes = (db: Database, manager: Manager, count: number) =>
  listFirst(db, { audience: 'author', manager, sort: 'updated' }, count);

function listFirst(
  db: Database,
  { audience, manager, sort }: Reader & { sort: keyof typeof sorting },
  count: number,
) {
  const { by, usual } = sorting[sort];
  const list = { hits: selectHits(db, audience, manager), order: [[by, usual]] } as const;
  return cardsOf(db, list, { page: 1, perPage: count });
}

/** The quizzes of a list, without the columns of their cards. */
const selectHits = (db: Database, which: keyof typeof listed, manager: Manager = 'all') =>
  db.selectFrom('quizzes').where(listed[which]).where(isManaged('quizzes.createdBy', manager));

interface List {
  hits: ReturnType<typeof selectHits>;
  /** Ties, and an empty order, are sorted newest first. */
  order: readonly (readonly [RawBuilder<unknown>, SortDirection])[];
}

async function listCards(db: Database, list: List, { page, perPage }: Paging) {
  const [items, { total }] = await Promise.all([
    cardsOf(db, list, { page, perPage }),
    list.hits.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total, page, pageSize: perPage };
}

/**
 * The cards of one page. Its ids are selected first, by an index if the order has one, so that the data of the
 * cards is read only for the quizzes of this page.
 */
async function cardsOf(db: Database, { hits, order }: List, { page, perPage }: Paging) {
  const joined = hits
    .$if(
      order.some(([by]) => by === sorting.popular.by),
      (query) => query.innerJoin('quizStats', 'quizStats.quizId', 'quizzes.id'),
    )
    .select('quizzes.id');
  const ids = order
    .reduce((query, [by, direction]) => query.orderBy(by, direction), joined)
    .orderBy('quizzes.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage);
  const cards = selectCards(db).innerJoin(ids.as('found'), 'found.id', 'quizzes.id');
  const rows = await order
    .reduce((query, [by, direction]) => query.orderBy(by, direction), cards)
    .orderBy('quizzes.id', 'desc')
    .execute();
  return rows.map(toCard);
}

/** The sort columns, each with its default direction. Most have an index. */
const sorting = {
  updated: { by: sql`quizzes.updated_at`, usual: 'desc' },
  newest: { by: sql`quizzes.created_at`, usual: 'desc' },
  popular: { by: sql`quiz_stats.attempt_count`, usual: 'desc' },
  stars: {
    by: sql`(case when quizzes.stars_count >= ${sql.lit(fewestStars)}
      then quizzes.stars_sum::float8 / quizzes.stars_count else 0 end)`,
    usual: 'desc',
  },
  title: { by: sql`quizzes.search_title collate "C"`, usual: 'asc' },
  shortest: { by: timeLimit, usual: 'asc' },
  category: { by: sql`lower(${categoryNameOf('quizzes.categoryId')})`, usual: 'asc' },
  status: { by: sql`(quizzes.status <> 'active')`, usual: 'asc' },
  questions: { by: sql`quizzes.total_questions`, usual: 'desc' },
} as const satisfies Record<
  QuizFilterForAuthor['sort'] | Exclude<QuizFilter['sort'], 'best'>,
  { by: RawBuilder<unknown>; usual: SortDirection }
>;

function orderOf(
  filter: QuizFilter | QuizFilterForAuthor,
  search: TextSearch | undefined,
): List['order'] {
  if (filter.sort === 'best' && search) {
    return [
      [search.titleRank, 'asc'],
      [search.wordRank, 'desc'],
      [sorting.title.by, 'asc'],
    ];
  }
  const { by, usual } = sorting[filter.sort === 'best' ? 'newest' : filter.sort];
  const direction = 'direction' in filter ? filter.direction : undefined;
  return [[by, direction ?? usual]];
}

function matchesFilter(
  eb: ExpressionBuilder<DB, 'quizzes'>,
  filter: QuizFilter | QuizFilterForAuthor,
  { audience, search }: { audience: Audience; search: TextSearch | undefined },
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [];
  if (filter.categoryId) conditions.push(eb('quizzes.categoryId', '=', filter.categoryId));
  if (filter.subCategoryId) conditions.push(eb('quizzes.subCategoryId', '=', filter.subCategoryId));
  if ('status' in filter && filter.status)
    conditions.push(eb('quizzes.status', '=', filter.status));
  if ('unsorted' in filter && filter.unsorted)
    conditions.push(eb('quizzes.subCategoryId', 'is', null));
  if (filter.q && search) {
    const { found } = search;
    // Learners must not find out by a search what a quiz asks.
    conditions.push(audience === 'author' ? eb.or([found, asksAbout(filter.q)]) : found);
  }
  if (filter.language) conditions.push(eb('quizzes.language', '=', filter.language));
  if (filter.difficulty) conditions.push(eb('quizzes.shownLevel', '=', filter.difficulty));
  if (filter.length) {
    const { from, to } = lengthBounds[filter.length];
    conditions.push(sql<SqlBool>`${timeLimit} between ${from} and ${to}`);
  }
  return eb.and(conditions);
}

/** Whether one of the quiz's questions contains the words of the text. */
const asksAbout = (text: string) =>
  sql<SqlBool>`quizzes.id in (select questions.quiz_id from questions
    where questions.archived_at is null and ${wordSearch('questions', text).found})`;

/**
 * The cooldown is that of the last finished attempt, or of a void one whose time ran out, while it is pinned.
 * A quiz whose last attempt passed, or waits for a mark, is not in cooldown. Otherwise void attempts are ignored.
 */
function isInState({ state, userId, now }: LearnerState): Expression<SqlBool> {
  const own = sql`from quiz_attempts as own where own.quiz_id = quizzes.id and own.user_id = ${userId}`;
  const pinnedSince = new Date(now.getTime() - voidPin);
  const isShut = sql`exists (select 1 ${own} and own.status = 'void' and own.deadline <= ${now}
    and own.voided_at > ${pinnedSince})`;
  const lastOwn = sql`${own} and own.status not in ('open', 'void') order by own.completed_at desc, own.id desc limit 1`;
  const isWaiting = sql`(not own.passed and own.to_be_marked > 0)`;
  const conditions = {
    new: sql<SqlBool>`not exists (select 1 ${own} and own.status <> 'void')`,
    open: sql<SqlBool>`exists (select 1 ${own} and own.status = 'open' and own.deadline > ${now})`,
    mastered: sql<SqlBool>`exists (select 1 ${own} and own.status in (${countedList}) and own.passed)`,
    to_be_marked: sql<SqlBool>`coalesce((select ${isWaiting} ${lastOwn}), false)`,
    cooldown: sql<SqlBool>`coalesce((select not own.passed and not ${isWaiting}
      and (own.can_retake_at > ${now} or ${isShut}) ${lastOwn}), ${isShut})`,
  };
  return conditions[state];
}
