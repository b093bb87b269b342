import { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { anyPerson } from '#server/features/exception/guards.ts';
import { getQuizStatus } from '#server/features/quiz/queries.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { AddedTime, RunningAttempts, Wait } from '#shared/features/attempt/supervision.ts';
import { Id } from '#shared/kernel/id.ts';
import { managedAttempt, watchedQuiz } from '../guards.ts';
import { addMinutes, endWaits } from './mutations.ts';
import { listRunning, lockRunning } from './queries.ts';
import { listWaits } from './workflows/list-waits.ts';

/** What those who run a quiz see of the learners who take it now, and can do for them. */
export const supervisionProcedures = {
  running: watchedQuiz.output(RunningAttempts).query(async ({ ctx: { db, now, quiz } }) => ({
    attempts: await listRunning(db, quiz.id, now),
    serverNow: now,
  })),

  addTime: watchedQuiz
    .meta({ changesOnlyAttempts: true })
    .input(AddedTime)
    .concat(repeatable)
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
        await endWaits(tx, [attempt.id], now);
        if (attempt.userId !== null)
          await recordAct(
            tx,
            { kind: 'users', rowId: attempt.userId },
            { unlockedAttempt: attempt.id },
          );
        return { id: attempt.id };
      }),
    ),

  /** The quizzes that a person has to wait for now, also after an attempt that no list has. */
  waits: anyPerson
    .output(z.array(Wait))
    .query(({ ctx: { db, now }, input: { userId } }) => listWaits(db, userId, now)),

  /** Ends the wait of a person for one quiz, or all waits. Repeating it changes nothing. */
  endWait: anyPerson
    .meta({ changesOnlyAttempts: true, finds: 'Quiz' })
    .input(z.object({ quizId: Id.nullable() }))
    .output(z.array(Wait))
    .mutation(({ ctx: { db, now }, input: { userId, quizId } }) =>
      inTransaction(db, async (tx) => {
        if (quizId !== null) await getQuizStatus(tx, quizId);
        const waits = await listWaits(tx, userId, now);
        for (const { quiz, attemptIds } of waits) {
          if (quizId !== null && quiz.id !== quizId) continue;
          await endWaits(tx, attemptIds, now);
          await recordAct(tx, { kind: 'users', rowId: userId }, { endedWait: quiz.id });
        }
        return listWaits(tx, userId, now);
      }),
    ),
};
