import { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { AddedTime, RunningAttempts } from '#shared/features/attempt/supervision.ts';
import { managedAttempt, watchedQuiz } from '../guards.ts';
import { addMinutes, endWait } from './mutations.ts';
import { listRunning, lockRunning } from './queries.ts';

/** What who runs a quiz sees of those who write it now, and can do for them. */
export const supervisionProcedures = {
  running: watchedQuiz.output(RunningAttempts).query(async ({ ctx: { db, now, quiz } }) => ({
    attempts: await listRunning(db, quiz.id, now),
    serverNow: now,
  })),

  addTime: watchedQuiz
    .meta({ changesOnlyAttempts: true })
    .input(AddedTime)
    .output(z.object({ attempts: z.int().describe('that got more time') }))
    .mutation(({ ctx: { db, now, quiz }, input: { attemptId, minutes } }) =>
      inTransaction(db, async (tx) => {
        const running = await lockRunning(tx, { quizId: quiz.id }, now);
        const ids = running.filter((id) => attemptId === null || id === attemptId);
        await addMinutes(tx, ids, { minutes, now });
        const attempts = ids.length;
        await recordAct(
          tx,
          { kind: 'quizzes', rowId: quiz.id },
          { addedMinutes: minutes, attempts },
        );
        return { attempts };
      }),
    ),

  unlock: managedAttempt
    .meta({ changesOnlyAttempts: true })
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx: { db, now, attempt } }) =>
      inTransaction(db, async (tx) => {
        await endWait(tx, attempt.id, now);
        if (attempt.userId !== null)
          await recordAct(
            tx,
            { kind: 'users', rowId: attempt.userId },
            { unlockedAttempt: attempt.id },
          );
        return { id: attempt.id };
      }),
    ),
};
