import { z } from 'zod';
import { ownPastAttempt } from '#server/features/attempt/guards.ts';
import { requireFinished } from '#server/features/attempt/views.ts';
import { notFound } from '#server/kernel/failure.ts';
import { Id } from '#shared/kernel/id.ts';

/** Puts the questions of the caller's own finished attempt into the context: about others nothing can be reported. */
export const ownFinishedAttempt = ownPastAttempt.use(async ({ ctx, next }) => {
  const { attempt } = ctx;
  requireFinished(attempt);
  const questionIds = attempt.paper.map(({ questionId }) => questionId);
  return next({ ctx: { questionIds } });
});

/** A question of such an attempt. */
export const ownAskedQuestion = ownFinishedAttempt
  .input(z.object({ questionId: Id }))
  .use(async ({ ctx, input, next }) => {
    if (!ctx.questionIds.includes(input.questionId)) throw notFound('Question');
    return next();
  });
