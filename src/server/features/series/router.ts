import { z } from 'zod';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure, memberProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  NewSeries,
  Series,
  SeriesCard,
  SeriesChanges,
  SeriesHit,
  SeriesOrder,
  SeriesProgress,
} from '#shared/features/series/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { authoredSeries, visibleSeries } from './guards.ts';
import { deleteManySeries, restoreManySeries } from './mutations.ts';
import { listSeries, listSeriesProgress, searchSeries } from './queries.ts';
import { addSeries, arrangeSeries, changeSeries, removeSeries } from './workflows/save.ts';

const hitCount = 6;

const Filter = z.object({ categoryId: Id.optional() });

/** REST clients use other field names: see rest.ts. */
export const seriesRouter = router({
  list: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['catalogue'] } })
    .input(Filter)
    .output(z.array(SeriesCard))
    .query(async ({ ctx, input: { categoryId } }) => {
      const { items } = await listSeries(ctx.db, { audience: 'public', categoryId });
      return items;
    }),

  listForAuthor: adminProcedure
    .input(Filter)
    .output(z.array(SeriesCard))
    .query(async ({ ctx, input: { categoryId } }) => {
      const { items } = await listSeries(ctx.db, { audience: 'author', categoryId });
      return items;
    }),

  search: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['catalogue'] } })
    .input(z.object({ text: z.string().max(200) }))
    .output(z.array(SeriesHit))
    .query(({ ctx, input }) =>
      input.text.trim() === '' ? [] : searchSeries(ctx.db, input.text, hitCount),
    ),

  get: visibleSeries
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'] } })
    .output(Series)
    .query(({ ctx }) => ctx.series),

  /** With its drafts, which `get` lacks: its answer is the same for everyone. */
  getForAuthor: authoredSeries.output(Series).query(({ ctx }) => ctx.series),

  /** The caller's progress in each series. */
  progress: memberProcedure
    .output(z.array(SeriesProgress))
    .query(({ ctx }) => listSeriesProgress(ctx.db, ctx.actor.userId)),

  create: adminProcedure
    .input(NewSeries)
    .concat(repeatable)
    .output(Series)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => addSeries(tx, input, writing(ctx))),
    ),

  update: authoredSeries
    .input(SeriesChanges)
    .output(Series)
    .mutation(({ ctx, input: { id, ...changes } }) =>
      inTransaction(ctx.db, (tx) => changeSeries(tx, id, changes, writing(ctx))),
    ),

  arrange: authoredSeries
    .input(SeriesOrder)
    .output(Series)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => arrangeSeries(tx, input.id, input, writing(ctx))),
    ),

  remove: authoredSeries
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/series/{id}',
        summary: 'Delete a series; its quizzes stay',
      },
    })
    .input(LoadedVersion)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input: { id, loadedUpdatedAt } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await removeSeries(tx, { id, loadedAt: loadedUpdatedAt }, ctx.now);
        return { message: 'Series deleted' };
      }),
    ),

  /** Deletes series so that `restoreMany` can restore them. */
  removeMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => deleteManySeries(tx, input.ids, ctx.now)),
    ),

  restoreMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => restoreManySeries(tx, input.ids))),
});
