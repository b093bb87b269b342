import { z } from 'zod';
import { findRecipient } from '#server/features/account/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { findException } from './queries.ts';

/** Checks that the account exists, for an administrator. */
export const anyPerson = adminProcedure
  .meta({ finds: 'Account' })
  .input(z.object({ userId: Id }))
  .use(async ({ ctx, input, next }) => {
    orNotFound(await findRecipient(ctx.db, input.userId), 'Account');
    return next();
  });

/** Puts an exception into the context, for an administrator. */
export const anyException = adminProcedure
  .meta({ finds: 'Exception' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const exception = orNotFound(await findException(ctx.db, input.id), 'Exception');
    return next({ ctx: { exception } });
  });
