import { z } from 'zod';
import { recordAct } from '#db/audit.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { anyAttempt } from '../guards.ts';
import { endWait } from './mutations.ts';

/** What administrators do for a learner who is locked out. */
export const unlockProcedures = {
  unlock: anyAttempt.output(z.object({ id: z.int() })).mutation(({ ctx: { db, now, attempt } }) =>
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
