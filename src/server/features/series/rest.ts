import { z } from 'zod';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import { durationOf } from '#shared/features/series/rules.ts';
import {
  NewSeries,
  type Series,
  type SeriesCard,
  SeriesChanges,
  SeriesOnWire,
  SeriesOrder,
  SeriesWithQuizzesOnWire,
} from '#shared/features/series/schema.ts';
import { type Actor, isAdmin } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { Format } from '#shared/kernel/language/format.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { getCategory } from '../category/queries.ts';
import { authoredSeries, visibleSeries } from './guards.ts';
import { listSeries } from './queries.ts';
import { addSeries, arrangeSeries, changeSeries } from './workflows/save.ts';

/** Series with the field names of the REST interface. */
export const seriesRest = router({
  list: guestProcedure
    .meta({
      cached: { for: 'guests', topics: ['catalogue', 'results'] },
      rest: {
        method: 'GET',
        path: '/api/series',
        summary: 'All series, the newest first',
        list: 'plain',
      },
    })
    .input(Paging)
    .output(Page(SeriesOnWire))
    .query(async ({ ctx, input }) =>
      pageOnWire(await listSeries(ctx.db, { audience: audienceOf(ctx.actor) }, input)),
    ),

  listOfCategory: guestProcedure
    .meta({
      cached: { for: 'guests', topics: ['catalogue', 'results'] },
      rest: {
        method: 'GET',
        path: '/api/categories/{categoryId}/series',
        summary: 'The series of one category, the newest first',
        list: 'plain',
      },
      finds: 'Category',
    })
    .input(z.object({ categoryId: Id }))
    .input(Paging)
    .output(Page(SeriesOnWire))
    .query(async ({ ctx, input: { categoryId, ...paging } }) => {
      await getCategory(ctx.db, categoryId);
      const audience = audienceOf(ctx.actor);
      return pageOnWire(await listSeries(ctx.db, { audience, categoryId }, paging));
    }),

  get: visibleSeries
    .meta({
      cached: { for: 'guests', topics: ['catalogue', 'results'] },
      rest: { method: 'GET', path: '/api/series/{id}', summary: 'A series with its quizzes' },
    })
    .output(SeriesWithQuizzesOnWire)
    .query(({ ctx }) => onWire(ctx.series)),

  create: adminProcedure
    .meta({
      rest: { method: 'POST', path: '/api/series', summary: 'Create a series', status: 201 },
    })
    .input(NewSeries)
    .concat(repeatable)
    .output(SeriesWithQuizzesOnWire)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => onWire(await addSeries(tx, input, writing(ctx)))),
    ),

  update: authoredSeries
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/series/{id}',
        summary: 'Change a series; its internal name stays',
        patch: true,
      },
    })
    .input(SeriesChanges)
    .output(SeriesWithQuizzesOnWire)
    .mutation(({ ctx, input: { id, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) =>
        onWire(await changeSeries(tx, id, changes, writing(ctx))),
      ),
    ),

  arrange: authoredSeries
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/series/{id}/quizzes',
        summary: 'Set the quizzes of a series, in order',
      },
    })
    .input(SeriesOrder)
    .output(SeriesWithQuizzesOnWire)
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) =>
        onWire(await arrangeSeries(tx, input.id, input, writing(ctx))),
      ),
    ),
});

type DatabaseTimes = { createdAt: Date; updatedAt: Date };

const audienceOf = (actor: Actor) => (isAdmin(actor) ? 'author' : 'public');

const pageOnWire = ({ items, ...part }: Awaited<ReturnType<typeof listSeries>>) => ({
  items: items.map(cardOnWire),
  ...part,
});

/** What REST clients read. */
const english = new Format('en');

function cardOnWire(series: Omit<SeriesCard, keyof DatabaseTimes> & DatabaseTimes) {
  return {
    id: series.id,
    name: series.name,
    display_name: series.displayName,
    description: series.description,
    language: series.language,
    category_id: series.categoryId,
    category_name: series.categoryName,
    image_url: series.imageUrl,
    image_alt: series.imageAlt,
    difficulty: series.difficulty,
    estimated_duration: durationOf(series, english),
    prerequisites: series.prerequisites,
    learning_outcomes: series.learningOutcomes,
    status: series.status,
    quiz_count: series.quizCount,
    created_at: series.createdAt,
    updated_at: series.updatedAt,
  };
}

function onWire(series: Omit<Series, keyof DatabaseTimes> & DatabaseTimes) {
  return {
    ...cardOnWire(series),
    quizzes: series.quizzes.map((quiz) => ({
      id: quiz.id,
      title: quiz.title,
      description: quiz.description,
      language: quiz.language,
      quiz_order: quiz.quizOrder,
      unique_users: quiz.uniqueUsers,
      attempt_count: quiz.attemptCount,
    })),
  };
}
