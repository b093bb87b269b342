import { z } from 'zod';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberOnVisibleQuiz } from '../guards.ts';
import { retakeStatuses } from '../retake/workflows/read-history.ts';
import { dropWish, writeWish } from './mutations.ts';
import { isWished } from './queries.ts';

const Wished = z.object({ wished: z.boolean() });

/** Whether a learner who has to wait gets a notice when a quiz is open again. */
export const reopeningProcedures = {
  reopening: memberOnVisibleQuiz.output(Wished).query(async ({ ctx, input: { quizId } }) => {
    const [status] = await retakeStatuses(ctx, [quizId]);
    const last = status?.lastAttempt;
    return { wished: last ? await isWished(ctx.db, last.id) : false };
  }),

  wishReopening: memberOnVisibleQuiz
    .input(Wished)
    .output(Wished)
    .mutation(async ({ ctx, input: { quizId, wished } }) => {
      const [status] = await retakeStatuses(ctx, [quizId]);
      const last = status?.lastAttempt;
      if (!last || status.canRetake) throw new Failure('conflict', 'There is nothing to wait for.');
      const wish = { quizAttemptId: last.id, userId: ctx.actor.userId };
      await inTransaction(ctx.db, (tx) => (wished ? writeWish(tx, wish) : dropWish(tx, wish)));
      return { wished };
    }),
};
