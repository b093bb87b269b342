import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { isManaged } from '#db/managed.ts';
import type { Database } from '#db/open.ts';
import { isListed, isListedForMembers, isOpenTo, isOpenToAll } from '#db/open-to-all.ts';
import { anyOfPrepared, type Params, prepare } from '#db/statements/prepare.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { CategoryRef } from '#shared/features/category/schema.ts';
import { standardRules, type TakingRules } from '#shared/features/quiz/rules.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { defaultTimeLimitMinutes } from '#shared/kernel/limits.ts';
import { cut } from '#shared/kernel/text/cut.ts';

/** The rules of a quiz. Where they were stored before a rule existed, it is that of the specification. */
export const storedRules = sql<TakingRules>`${sql.lit(JSON.stringify(standardRules))}::jsonb || quizzes.rules
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

/** Those of the quizzes that a member can open, with their category. */
export const listOpenQuizzes = prepare(
  (db, param: Params<{ userId: number; ids: readonly number[] }>) =>
    db
      .selectFrom('quizzes')
      .innerJoin('categories', 'categories.id', 'quizzes.categoryId')
      .where('quizzes.id', '=', anyOfPrepared(param('ids')))
      .where(isOpenTo(param('userId')))
      .select(['quizzes.id', 'quizzes.title', 'quizzes.language'])
      .select(['categories.id as categoryId', 'categories.displayName as categoryName']),
);

/** The quizzes of a series that is shown, in their order, that members can open. */
export async function listOpenQuizIdsOfSeries(db: Database, seriesId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('quizzes')
    .innerJoin('seriesQuizzes', 'seriesQuizzes.quizId', 'quizzes.id')
    .innerJoin('series', 'series.id', 'seriesQuizzes.seriesId')
    .where('series.id', '=', seriesId)
    .where('series.status', '=', 'active')
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

export const isKept = sql<SqlBool>`quizzes.archived_at is null`;

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
