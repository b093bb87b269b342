import { z } from 'zod';
import { requireManagedQuizzes } from '#server/features/quiz/guards.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { authorProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { SharedRef, SharedTrialRef } from '#shared/features/attempt/sharing.ts';
import { Id } from '#shared/kernel/id.ts';
import { findShared, findSharedOfTrial, findShareLink, findTrial } from './queries.ts';

/** For those who manage the quiz of the link with this id. */
export const managedShareLink = authorProcedure
  .meta({ finds: 'Share link' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const link = orNotFound(await findShareLink(ctx.db, input.id), 'Share link');
    await requireManagedQuizzes(ctx, [link.quizId]);
    return next({ ctx: { link } });
  });

/**
 * For those who have the secret of a link. The calls built on it are mutations, also those that only read: a query has its
 * input in its address, which logs and proxies keep.
 */
export const sharedLink = guestProcedure
  .meta({ finds: 'Shared quiz', changesOnlyAttempts: true })
  .input(SharedRef)
  .use(async ({ ctx, input, next }) => {
    const link = await findShared(ctx.db, hashToken(input.token), ctx.now);
    return next({ ctx: { link: orNotFound(link, 'Shared quiz') } });
  });

/** The same with a trial that was begun by the link: it goes on when the link expires, and ends when that is ended. */
export const sharedTrial = guestProcedure
  .meta({ finds: 'Shared quiz', changesOnlyAttempts: true })
  .input(SharedRef)
  .input(SharedTrialRef)
  .use(async ({ ctx, input, next }) => {
    const link = orNotFound(await findSharedOfTrial(ctx.db, hashToken(input.token)), 'Shared quiz');
    const trial = await findTrial(ctx.db, hashToken(input.trial), link.id);
    return next({ ctx: { link, trial: orNotFound(trial, 'Shared quiz') } });
  });
