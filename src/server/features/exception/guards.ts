import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { findException } from './queries.ts';

/** Puts an exception into the context, for an administrator. */
export const anyException = adminProcedure
  .meta({ finds: 'Exception' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const exception = orNotFound(await findException(ctx.db, input.id), 'Exception');
    return next({ ctx: { exception } });
  });
