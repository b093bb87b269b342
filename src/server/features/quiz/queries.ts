import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { closingFor } from '#db/conditions/closing.ts';
import { isManaged } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import {
  isListed,
  isListedForMembers,
  isOpenTo,
  isOpenToAll,
  isOpenToGuests,
  letsIn,
} from '#db/open-to-all.ts';
import { publicNameOf } from '#db/public-name.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { CategoryRef } from '#shared/features/category/schema.ts';
import {
  effectiveTimeLimit,
  hidesQuestions,
  questionCount,
  quizDifficulty,
  shownStars,
  standardRules,
  type TakingRules,
} from '#shared/features/quiz/rules.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { defaultTimeLimitMinutes } from '#shared/kernel/limits.ts';
import { cut } from '#shared/kernel/text/cut.ts';
import { listQuestionsForAuthor, listQuestionsForTaker } from './questions/queries.ts';
import { averages } from './statistics/queries.ts';

/** The rules of a quiz. Where they were stored before a rule existed, it is that of the specification. */
const storedRules = sql<TakingRules>`${sql.lit(JSON.stringify(standardRules))}::jsonb || quizzes.rules
  || jsonb_build_object('feedback', ${sql.lit(JSON.stringify(standardRules.feedback))}::jsonb || coalesce(quizzes.rules -> 'feedback', '{}'))`;

/** Who reads: the public sees quizzes that are open to guests, members all published ones, authors every quiz. */
export type Audience = 'public' | 'member' | 'author';

/** Who opens one quiz: as an audience, a member by the account, since a quiz by link lets some members in. */
export type Viewer = Exclude<Audience, 'member'> | { memberId: number };

/** Whether an account has created a quiz, and so knows its keys. */
export const isByAuthor = (quizId: RawBuilder<unknown>, userId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from quizzes
    where quizzes.id = ${quizId} and quizzes.created_by = ${userId})`;

/** Whether one of these quizzes, deleted or not, is not managed by `manager`. */
export async function hasQuizOfOthers(
  db: Database,
  manager: Manager,
  ids: readonly number[],
): Promise<boolean> {
  if (manager === 'all') return false;
  const found = await db
    .selectFrom('quizzes')
    .where('id', '=', anyOf(ids))
    .where((eb) => eb('createdBy', 'is distinct from', manager))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those of these quizzes, deleted or not, that `manager` manages. */
export async function listManagedOf(
  db: Database,
  manager: Manager,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('quizzes')
    .where('id', '=', anyOf(ids))
    .where(isManaged('quizzes.createdBy', manager))
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Total numbers of quizzes and questions that `manager` manages, without deleted quizzes. */
export function getTotals(db: Database, manager: Manager) {
  return db
    .selectFrom('quizzes')
    .where('archivedAt', 'is', null)
    .where(isManaged('quizzes.createdBy', manager))
    .select([
      sql<number>`count(*)`.as('totalQuizzes'),
      sql<number>`count(*) filter (where status = 'active')`.as('activeQuizzes'),
      sql<number>`coalesce(sum(total_questions - drawn_questions), 0)`.as('totalQuestions'),
      sql<string[]>`coalesce(array_agg(distinct language order by language), '{}')`.as('languages'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findQuizCard(db: Database, id: number, viewer: Viewer) {
  const row = await selectCards(db)
    .where(isShownTo(viewer))
    .where('quizzes.id', '=', id)
    .executeTakeFirst();
  return row && toCard(row);
}

/** The status of a quiz; undefined if there is none, or if it is deleted. */
export async function findQuizStatus(db: Database, id: number) {
  const row = await db
    .selectFrom('quizzes')
    .where('id', '=', id)
    .where(isKept)
    .select('status')
    .executeTakeFirst();
  return row?.status;
}

/** @throws not-found when there is no such quiz, or when it is deleted */
export const getQuizStatus = async (db: Database, id: number) =>
  orNotFound(await findQuizStatus(db, id), 'Quiz');

/** The quiz with its questions, unless only those who start it may read them. */
export async function withQuestions(db: Database, quiz: ReturnType<typeof toCard>) {
  return {
    ...quiz,
    translations: await listTranslations(db, quiz, 'public'),
    questions: hidesQuestions(quiz) ? [] : await listQuestionsForTaker(db, quiz.id),
  };
}

/** The quiz with the data for its editors, keys included. */
export async function findQuizForAuthor(db: Database, id: number) {
  const row = await selectCards(db)
    .where(isShownTo('author'))
    .where('quizzes.id', '=', id)
    .select(['quizzes.accessCode', 'quizzes.publishesWhenOpen'])
    .select(publicNameOf('quizzes.updatedBy').as('updatedByName'))
    .executeTakeFirst();
  if (!row) return undefined;
  const questions = await listQuestionsForAuthor(db, id);
  return {
    ...toCard(row),
    timeLimit: row.timeLimit,
    difficultyOverride: row.difficultyOverride,
    accessCode: row.accessCode,
    isListed: row.isListed,
    isMembersOnly: row.isMembersOnly,
    isByLink: row.isByLink,
    isOpenForPractice: row.isOpenForPractice,
    publishesWhenOpen: row.publishesWhenOpen,
    translations: await listTranslations(db, row, 'author'),
    updatedByName: row.updatedByName,
    questions,
  };
}

/** Those of the quizzes that a member can open, with their category. */
export const listOpenQuizzes = (db: Database, userId: number, ids: readonly number[]) =>
  db
    .selectFrom('quizzes')
    .innerJoin('categories', 'categories.id', 'quizzes.categoryId')
    .where('quizzes.id', '=', anyOf(ids))
    .where(isOpenTo(sql`${userId}`))
    .select(['quizzes.id', 'quizzes.title', 'quizzes.language'])
    .select(['categories.id as categoryId', 'categories.displayName as categoryName'])
    .execute();

/**
 * The questions of quizzes that a member can open and their authors opened for practice, of these quizzes or with
 * these ids. The member may practise them unseen. Where `needsAccessCode` is true, the member must know the access code.
 */
export const listOpenedForPractice = (
  db: Database,
  {
    userId,
    quizIds,
    questionIds,
  }: { userId: number; quizIds: readonly number[]; questionIds: readonly number[] },
  now: Date,
) =>
  db
    .selectFrom('quizzes')
    .innerJoin('questions', 'questions.quizId', 'quizzes.id')
    .where(isOpenTo(sql`${userId}`))
    .where('quizzes.isOpenForPractice', '=', true)
    .where((eb) => eb.or([eb('opensAt', 'is', null), eb('opensAt', '<=', now)]))
    .where((eb) =>
      eb.or([eb('quizzes.id', '=', anyOf(quizIds)), eb('questions.id', '=', anyOf(questionIds))]),
    )
    .select(['questions.id as questionId', 'quizzes.id as quizId'])
    .select(sql<boolean>`quizzes.access_code is not null`.as('needsAccessCode'))
    .execute();

/** The quizzes of a series, in their order, that members can open. */
export async function listOpenQuizIdsOfSeries(db: Database, seriesId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('quizzes')
    .innerJoin('seriesQuizzes', 'seriesQuizzes.quizId', 'quizzes.id')
    .innerJoin('series', 'series.id', 'seriesQuizzes.seriesId')
    .where('series.id', '=', seriesId)
    .where('series.deletedAt', 'is', null)
    .where(isOpenToAll)
    .select('quizzes.id')
    .orderBy('seriesQuizzes.quizOrder')
    .execute();
  return rows.map(({ id }) => id);
}

/** The other quizzes of a quiz's group of translations, in the order of their languages. */
export async function listTranslations(
  db: Database,
  { id, translationGroup }: { id: number; translationGroup: string | null },
  audience: Audience,
) {
  if (translationGroup === null) return [];
  return await db
    .selectFrom('quizzes')
    .where('translationGroup', '=', translationGroup)
    .where('id', '!=', id)
    .where(listed[audience])
    .select(['id', 'title', 'language', 'status'])
    .orderBy('language')
    .execute();
}

/** Every listed quiz with the time of its last change, for the site map. */
export function listQuizChanges(db: Database) {
  return db
    .selectFrom('quizzes')
    .where(isListed)
    .select(['id', 'updatedAt'])
    .orderBy('id', 'desc')
    .limit(40_000)
    .execute();
}

export async function countPublicQuizzes(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('quizzes')
    .where(isListed)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The time limit of an attempt, in minutes. */
export const timeLimit = sql<number>`coalesce(quizzes.time_limit, ${sql.lit(defaultTimeLimitMinutes)})`;

const isKept = sql<SqlBool>`quizzes.archived_at is null`;

/** The quizzes that can be opened by their addresses. */
function isShownTo(viewer: Viewer) {
  if (typeof viewer === 'object') return isOpenTo(sql`${viewer.memberId}`);
  return viewer === 'author' ? isKept : isOpenToGuests;
}

/** The quizzes that the lists of an audience have. */
export const listed = {
  public: isListed,
  member: isListedForMembers,
  /** What members have besides the public lists. */
  membersOnly: sql<SqlBool>`(${isListedForMembers} and quizzes.is_members_only)`,
  /** What members can open in a series, also unlisted; not what they need a link for. */
  memberInSeries: sql<SqlBool>`(${isOpenToAll} and not quizzes.is_by_link)`,
  author: isKept,
  // What can be restored.
  deleted: sql<SqlBool>`(quizzes.archived_at is not null
    and (quizzes.category_id is not null or quizzes.status <> 'active'))`,
} as const satisfies Record<Audience | 'membersOnly' | 'memberInSeries' | 'deleted', unknown>;

/** The columns of a card, apart from its series. */
const cardColumns = [
  'quizzes.id',
  'quizzes.title',
  'quizzes.description',
  'quizzes.language',
  'quizzes.translationGroup',
  'quizzes.status',
  'quizzes.questionsPerAttempt',
  'quizzes.totalQuestions',
  'quizzes.drawnQuestions',
  'quizzes.timeLimit',
  'categories.id as categoryId',
  'quizzes.subCategoryId',
  'quizzes.imageUrl',
  'quizzes.imageAlt',
  'quizzes.createdAt',
  'quizzes.updatedAt',
  'quizzes.difficulty as difficultyOverride',
  'categories.name as category',
  'categories.displayName as categoryName',
  'subCategories.displayName as subCategoryName',
  'quizStats.attemptCount',
  'quizStats.shareSum',
  'quizStats.passCount',
  'quizzes.meanRating',
  'quizzes.starsSum',
  'quizzes.starsCount',
  storedRules.as('rules'),
  'quizzes.opensAt',
  'quizzes.closesAt',
  'quizzes.isListed',
  'quizzes.isMembersOnly',
  'quizzes.isByLink',
  'quizzes.isOpenForPractice',
  sql<boolean>`quizzes.access_code is not null`.as('needsAccessCode'),
] as const;

/** The cards of quizzes; the caller adds the condition of its audience. */
export function selectCards(db: Database) {
  return (
    db
      .selectFrom('quizzes')
      // A draft may have no category yet.
      .leftJoin('categories', 'categories.id', 'quizzes.categoryId')
      .leftJoin('subCategories', 'subCategories.id', 'quizzes.subCategoryId')
      .leftJoin('quizStats', 'quizStats.quizId', 'quizzes.id')
      .select(cardColumns)
      .select((eb) =>
        eb
          .selectFrom('seriesQuizzes')
          .innerJoin('series', 'series.id', 'seriesQuizzes.seriesId')
          .whereRef('seriesQuizzes.quizId', '=', 'quizzes.id')
          .where('series.deletedAt', 'is', null)
          .where('series.status', '=', 'active')
          .select('seriesId')
          .orderBy('seriesId')
          .limit(1)
          .as('seriesId'),
      )
  );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

export function toCard({
  difficultyOverride,
  meanRating,
  starsSum,
  starsCount,
  shareSum,
  passCount,
  ...row
}: CardRow) {
  const attemptCount = row.attemptCount ?? 0;
  return {
    ...row,
    categoryName: row.categoryName ?? 'No category',
    difficulty: quizDifficulty(difficultyOverride, meanRating),
    questionCount: questionCount(row),
    timeLimit: effectiveTimeLimit(row.timeLimit),
    untimed: row.rules.untimed,
    stars: shownStars({ starsSum, starsCount }),
    attemptCount,
    totalAttempts: attemptCount,
    ...averages(attemptCount, shareSum ?? 0, passCount ?? 0),
  };
}

/** The quizzes of a category, or of one sub-category, that are not deleted. */
export async function listQuizIdsIn(db: Database, ref: CategoryRef): Promise<number[]> {
  const rows = await db
    .selectFrom('quizzes')
    .where(ref.kind === 'category' ? 'categoryId' : 'subCategoryId', '=', ref.id)
    .where('archivedAt', 'is', null)
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The titles that begin as this one does, without deleted quizzes. */
export async function listTitlesLike(db: Database, title: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quizzes')
    .where('archivedAt', 'is', null)
    .where(sql<SqlBool>`starts_with(title, ${cut(title, 150)})`)
    .select('title')
    .execute();
  return rows.map((row) => row.title);
}

/** Those of the given quizzes that exist. */
export async function listExistingQuizIds(db: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('quizzes')
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .select('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Quizzes that were deleted; their rows stay, to be restored or for results. */
export const selectDeletedQuizzes = (db: Database) =>
  db.selectFrom('quizzes').where('archivedAt', 'is not', null);

/**
 * The quiz columns of lists of attempts; joined by `quizzes.id`.
 * @param userId whose attempts they are: whether this account can open the quiz
 */
export function selectQuizFacts(db: Database, userId?: RawBuilder<unknown>) {
  return db
    .selectFrom('quizzes')
    .select([
      'quizzes.title as quizTitle',
      'quizzes.language as quizLanguage',
      (userId ? isOpenTo(userId) : isOpenToAll).as('quizIsOpen'),
    ]);
}

/** The quiz that a question belongs to, for each of these accounts that can open it. */
export const listQuizOfQuestion = (db: Database, questionId: number, userIds: readonly number[]) =>
  selectQuizFacts(db)
    .innerJoin('questions', 'questions.quizId', 'quizzes.id')
    .innerJoin(
      sql<{ id: number }>`unnest(${[...userIds]}::int[])`.as<'reader'>(sql`reader(id)`),
      (join) => join.onTrue(),
    )
    .where('questions.id', '=', questionId)
    .where(isOpenTo(sql.ref('reader.id')))
    .select(['quizzes.id as quizId', 'reader.id as userId'])
    .execute();

/** Whether a quiz lets an account in, published or not. */
export async function isLetIn(db: Database, userId: number, quizId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quizzes')
    .where('id', '=', quizId)
    .where(letsIn(sql`${userId}`))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The same with the columns that decide whether and how a quiz can be taken. */
export function selectQuizToTake(db: Database) {
  return selectQuizFacts(db).select([
    'quizzes.status',
    'quizzes.archivedAt',
    'quizzes.totalQuestions',
    'quizzes.drawnQuestions',
    'quizzes.questionsPerAttempt',
    'quizzes.timeLimit',
    storedRules.as('rules'),
    'quizzes.opensAt',
    'quizzes.closesAt',
    'quizzes.accessCode',
    'quizzes.isByLink',
  ]);
}

/** What decides whether each of the quizzes can be started. */
export const selectStartConditions = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('quizzes')
    .where('id', '=', anyOf(ids))
    .select(['id', storedRules.as('rules'), 'timeLimit', 'opensAt', 'closesAt']);

/** Whether the quiz with the id in this column closed for the learner before the moment. */
export const closedFor = (
  { quizId, userId }: { quizId: RawBuilder<unknown>; userId: RawBuilder<unknown> },
  moment: Date,
) =>
  sql<boolean>`exists (select from quizzes where quizzes.id = ${quizId} and ${closingFor(userId)} < ${moment})`;

/** The quizzes that are open to all, listed or not. */
export const selectOpenQuizzes = (db: Database) => db.selectFrom('quizzes').where(isOpenToAll);

/** The quizzes that an audience may see; other features join their own tables by `quizzes.id`. */
export function selectVisibleQuizzes(db: Database, audience: Audience | 'memberInSeries') {
  return db.selectFrom('quizzes').where(listed[audience]);
}

/** The same with how many learners took each quiz, and how often. */
export function selectQuizzesWithTakers(db: Database, audience: Audience | 'memberInSeries') {
  return selectVisibleQuizzes(db, audience)
    .leftJoin('quizStats', 'quizStats.quizId', 'quizzes.id')
    .select(({ fn, val }) => [
      fn.coalesce('quizStats.uniqueUsers', val(0)).as('uniqueUsers'),
      fn.coalesce('quizStats.attemptCount', val(0)).as('attemptCount'),
    ]);
}
