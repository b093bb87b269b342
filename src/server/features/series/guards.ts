import { z } from 'zod';
import { adminProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { isAdmin } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { getSeries } from './queries.ts';

const SeriesRef = z.object({ id: Id });

/**
 * Puts the series into the context if the caller may see it: active ones for everyone, all for administrators.
 */
export const visibleSeries = guestProcedure
  .meta({ finds: 'Series' })
  .input(SeriesRef)
  .use(async ({ ctx, input, next }) => {
    const audience = isAdmin(ctx.actor) ? 'author' : 'public';
    const series = await getSeries(ctx.db, input.id, audience);
    return next({ ctx: { series } });
  });

/** Puts the series into the context, for a change. */
export const authoredSeries = adminProcedure
  .meta({ finds: 'Series' })
  .input(SeriesRef)
  .use(async ({ ctx, input, next }) => {
    const series = await getSeries(ctx.db, input.id, 'author');
    return next({ ctx: { series } });
  });
