import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { isAdmin } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { findSeries } from './queries.ts';

const SeriesRef = z.object({ id: Id });

/**
 * Puts the series into the context if the caller may see it: active ones for everyone, all for administrators.
 */
export const visibleSeries = guestProcedure
  .meta({ finds: 'Series' })
  .input(SeriesRef)
  .use(async ({ ctx, input, next }) => {
    const audience = isAdmin(ctx.actor) ? 'author' : 'public';
    const series = orNotFound(await findSeries(ctx.db, input.id, audience), 'Series');
    return next({ ctx: { series } });
  });

/** Puts the series into the context, for a change. */
export const authoredSeries = adminProcedure
  .meta({ finds: 'Series' })
  .input(SeriesRef)
  .use(async ({ ctx, input, next }) => {
    const series = orNotFound(await findSeries(ctx.db, input.id, 'author'), 'Series');
    return next({ ctx: { series } });
  });
