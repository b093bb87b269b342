import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { markerProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { findMarkable } from './queries.ts';

/** Puts an answer into the context, for those who may mark it. */
export const markableAnswer = markerProcedure
  .meta({ finds: 'Answer' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const answer = orNotFound(await findMarkable(ctx.db, ctx.actor, input.id), 'Answer');
    return next({ ctx: { answer } });
  });
