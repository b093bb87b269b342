import { z } from 'zod';
import type { MemberCall } from '#server/features/attempt/workflows/read-up-to-date.ts';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberOnVisibleQuiz } from '../guards.ts';
import { retakeStatuses } from '../retake/workflows/read-history.ts';
import { dropWish, writeWish } from './mutations.ts';
import { isWished } from './queries.ts';

const Wished = z.object({ wished: z.boolean() });
/** `isOffered`: there is a wait after an attempt. The one after a voided attempt is too short for a notice. */
const Reopening = Wished.extend({ isOffered: z.boolean() });

/** Whether a learner who has to wait gets a notice when a quiz is open again. */
export const reopeningProcedures = {
  reopening: memberOnVisibleQuiz.output(Reopening).query(async ({ ctx, input: { quizId } }) => {
    const attemptId = await findWaitedAfter(ctx, quizId);
    if (attemptId === undefined) return { isOffered: false, wished: false };
    return { isOffered: true, wished: await isWished(ctx.db, attemptId) };
  }),

  wishReopening: memberOnVisibleQuiz
    .input(Wished)
    .output(Reopening)
    .mutation(async ({ ctx, input: { quizId, wished } }) => {
      const quizAttemptId = await findWaitedAfter(ctx, quizId);
      if (quizAttemptId === undefined)
        throw new Failure('conflict', 'There is nothing to wait for.');
      const wish = { quizAttemptId, userId: ctx.actor.userId };
      await inTransaction(ctx.db, (tx) => (wished ? writeWish(tx, wish) : dropWish(tx, wish)));
      return { isOffered: true, wished };
    }),
};

/** The attempt after which the learner has to wait now. */
async function findWaitedAfter(call: MemberCall, quizId: number): Promise<number | undefined> {
  const [status] = await retakeStatuses(call, [quizId]);
  const last = status?.lastAttempt;
  return last?.canRetakeAt && last.canRetakeAt > call.now ? last.id : undefined;
}
