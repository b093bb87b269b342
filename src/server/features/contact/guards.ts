import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { findContactMessage } from './queries.ts';

/** For calls about one message. */
export const contactMessage = adminProcedure
  .meta({ finds: 'Message' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    orNotFound(await findContactMessage(ctx.db, input.id), 'Message');
    return next();
  });
