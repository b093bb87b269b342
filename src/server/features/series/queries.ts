import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import { listPage } from '#db/list-page.ts';
import type { Database } from '#db/open.ts';
import { publicNameOf } from '#db/public-name.ts';
import { textSearch } from '#db/text-search.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { effectiveTimeLimit, questionCount } from '#shared/features/quiz/rules.ts';
import { defaultTimeLimitMinutes } from '#shared/kernel/limits.ts';
import { firstPage, type Paging } from '#shared/kernel/paging.ts';
import { hasMastered } from '../attempt/passing/queries.ts';
import { categoryNameOf } from '../category/queries.ts';
import {
  listed,
  selectOpenQuizzes,
  selectQuizzesWithTakers,
  selectVisibleQuizzes,
} from '../quiz/queries.ts';

/** The series that everyone sees, in lists and by their address. */
export const selectPublishedSeries = (db: Database) =>
  db
    .selectFrom('series')
    .where('series.deletedAt', 'is', null)
    .where('series.status', '=', 'active');

/** Which series a list shows: to learners the active ones with open quizzes, to authors all. */
export type Audience = 'public' | 'author';

/** Series of all categories or of one, the newest first. */
export function listSeries(
  db: Database,
  { audience, categoryId }: { audience: Audience; categoryId?: number | undefined },
  paging: Paging = firstPage,
) {
  const newestFirst = selectCards(db, audience)
    .$if(categoryId !== undefined, (qb) => qb.where('series.categoryId', '=', categoryId ?? 0))
    .orderBy('series.createdAt', 'desc')
    .orderBy('series.id', 'desc');
  return listPage(newestFirst, paging);
}

/** Active series by the words of their name and description, the best match first. */
export async function searchSeries(db: Database, text: string, count: number) {
  const rows = await db.selectFrom('series').select('language').distinct().execute();
  const languages = rows.map(({ language }) => language);
  const { found, titleRank, wordRank } = textSearch('series', text, languages);
  return selectCards(db, 'public')
    .where(found)
    .orderBy(titleRank)
    .orderBy(wordRank, 'desc')
    .orderBy('series.searchTitle')
    .limit(count)
    .execute();
}

/** A series with its quizzes in order. @throws not-found when the audience sees no such series */
export async function getSeries(db: Database, id: number, audience: Audience) {
  const row = await selectCards(db, audience).where('series.id', '=', id).executeTakeFirst();
  const series = orNotFound(row, 'Series');
  const quizzes = (await listQuizzesOf(db, [id], audience)).get(id) ?? [];
  return { ...series, quizzes };
}

/** The quizzes of each of these series, in order. */
async function listQuizzesOf(
  db: Database,
  seriesIds: readonly number[],
  audience: Audience | 'memberInSeries',
) {
  const rows = await selectQuizzesWithTakers(db, audience)
    .innerJoin('seriesQuizzes', 'seriesQuizzes.quizId', 'quizzes.id')
    .where('seriesId', '=', anyOf(seriesIds))
    .select([
      'seriesId',
      'quizzes.id',
      'title',
      'description',
      'language',
      'status',
      'questionsPerAttempt',
      'totalQuestions',
      'drawnQuestions',
      'timeLimit',
      sql<boolean>`coalesce((quizzes.rules ->> 'untimed')::boolean, false)`.as('untimed'),
    ])
    .orderBy('quizOrder')
    .orderBy('quizzes.id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ seriesId }) => seriesId)].map(([seriesId, quizzes]) => [
      seriesId,
      quizzes.map((row, index) => ({
        ...row,
        quizOrder: index + 1,
        questionCount: questionCount(row),
        timeLimit: effectiveTimeLimit(row.timeLimit),
      })),
    ]),
  );
}

function selectCards(db: Database, audience: Audience) {
  return db
    .selectFrom('series')
    .where('series.deletedAt', 'is', null)
    .$if(audience === 'public', (qb) => qb.where('series.status', '=', 'active'))
    .select([
      'series.id',
      'series.name',
      'series.displayName',
      'series.description',
      'series.language',
      'series.imageUrl',
      'series.imageAlt',
      'series.difficulty',
      'series.estimatedDuration',
      'series.prerequisites',
      'series.learningOutcomes',
      'series.status',
      'series.createdAt',
      'series.updatedAt',
    ])
    .select((eb) => eb.ref('series.categoryId').$notNull().as('categoryId'))
    .select(categoryNameOf('series.categoryId').$notNull().as('categoryName'))
    .select(publicNameOf('series.updatedBy').as('updatedByName'))
    .select(() => {
      const quizzes = selectVisibleQuizzes(db, audience)
        .innerJoin('seriesQuizzes', 'seriesQuizzes.quizId', 'quizzes.id')
        .where('seriesQuizzes.seriesId', '=', sql.ref<number>('series.id'));
      return [
        quizzes.select(sql<number>`count(*)`.as('count')).$asScalar().$notNull().as('quizCount'),
        quizzes
          .select(
            sql<number>`coalesce(sum(coalesce(quizzes.time_limit, ${sql.lit(defaultTimeLimitMinutes)})), 0)`.as(
              'minutes',
            ),
          )
          .$asScalar()
          .$notNull()
          .as('totalMinutes'),
      ];
    });
}

/**
 * Of each series that is shown, how many of the quizzes that members can open this learner has mastered. Series without
 * any are left out, except those with quizzes that public lists do not have: of these, all quizzes are returned.
 */
export async function listSeriesProgress(db: Database, userId: number) {
  const rows = await selectVisibleQuizzes(db, 'memberInSeries')
    .innerJoin('seriesQuizzes', 'seriesQuizzes.quizId', 'quizzes.id')
    .innerJoin('series', 'series.id', 'seriesQuizzes.seriesId')
    .where('series.status', '=', 'active')
    .where('series.deletedAt', 'is', null)
    .groupBy('seriesId')
    .select([
      'seriesId',
      sql<number>`count(*)::int`.as('quizCount'),
      sql<number>`(count(*) filter (where ${hasMastered(userId)}))::int`.as('mastered'),
      sql<boolean>`not bool_and(${listed.public})`.as('hasMore'),
    ])
    .execute();
  const own = rows.filter(({ mastered, hasMore }) => mastered > 0 || hasMore);
  const withMore = own.filter(({ hasMore }) => hasMore).map(({ seriesId }) => seriesId);
  const quizzes =
    withMore.length === 0 ? undefined : await listQuizzesOf(db, withMore, 'memberInSeries');
  return own.map(({ hasMore: _, ...progress }) => ({
    ...progress,
    quizzes: quizzes?.get(progress.seriesId) ?? null,
  }));
}

/** The internal names that are taken, those of deleted series included. */
export async function listTakenSeriesNames(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('series').select('name').execute();
  return new Set(rows.map((row) => row.name));
}

/** The quizzes of series that are open to all, listed or not; a deleted series has none. */
export const selectOpenSeriesQuizzes = (db: Database) =>
  selectOpenQuizzes(db)
    .innerJoin('seriesQuizzes', 'seriesQuizzes.quizId', 'quizzes.id')
    .innerJoin('series', 'series.id', 'seriesQuizzes.seriesId')
    .where('series.deletedAt', 'is', null);

/**
 * What a certificate for a series says, and the quizzes to pass; undefined while it is not published. Quizzes by link are
 * not among them: members without the link cannot open them. The page of the series shows the same quizzes to members.
 */
export async function findSeriesToPass(db: Database, id: number) {
  const series = await selectPublishedSeries(db)
    .where('id', '=', id)
    .select(['displayName as title', 'description', 'language'])
    .executeTakeFirst();
  if (!series) return undefined;
  const quizzes = await selectVisibleQuizzes(db, 'memberInSeries')
    .innerJoin('seriesQuizzes', 'seriesQuizzes.quizId', 'quizzes.id')
    .where('seriesQuizzes.seriesId', '=', id)
    .select(['quizzes.id as quizId', 'quizzes.title', 'quizzes.language'])
    .orderBy('quizOrder')
    .orderBy('quizzes.id')
    .execute();
  return { ...series, quizzes };
}

/** The names of series, deleted ones too. */
export const listSeriesNames = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('series')
    .where('id', '=', anyOf(ids))
    .select(['id', 'displayName as title', 'language'])
    .execute();
