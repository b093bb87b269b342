import type { Tx } from '#db/open.ts';
import { finishedStatuses } from '#shared/kernel/attempt-status.ts';

/** Ends the wait after an attempt. */
export async function endWait(tx: Tx, attemptId: number, now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ canRetakeAt: now })
    .where('id', '=', attemptId)
    .where('canRetakeAt', '>', now)
    .where('status', 'in', finishedStatuses)
    .execute();
}
