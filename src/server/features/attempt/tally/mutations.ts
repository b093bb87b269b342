import type { Tx } from '#db/open.ts';

export async function markTallied(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ talliedAt: now })
    .where('id', 'in', attemptIds)
    .execute();
}

/** Sets attempts aside that cannot be summed. */
export async function markFailed(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ tallyFailedAt: now, talliedAt: null })
    .where('id', 'in', attemptIds)
    .execute();
}

/** Lets attempts that were set aside be tried again. */
export async function forgetFailures(tx: Tx): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ tallyFailedAt: null })
    .where('tallyFailedAt', 'is not', null)
    .execute();
}
