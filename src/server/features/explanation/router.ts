import { ownPastAttempt } from '#server/features/attempt/guards.ts';
import { router } from '#server/kernel/trpc.ts';
import { Explanation } from '#shared/features/explanation/schema.ts';
import { explainResult } from './workflows/explain-result.ts';

/** How a result came about, for its learner. */
export const explanationRouter = router({
  read: ownPastAttempt
    .meta({
      rest: {
        method: 'GET',
        path: '/api/quiz-attempts/{id}/explanation',
        summary: 'How one of your results came about: time, changed answers, topics, comparisons',
        strict: true,
        refuses: ['attempt-open'],
      },
    })
    .output(Explanation)
    .query(({ ctx }) => explainResult(ctx, ctx.attempt)),
});
