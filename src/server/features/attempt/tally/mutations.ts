import type { Tx } from '#db/open.ts';

export async function markTallied(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ talliedAt: now })
    .where('id', 'in', attemptIds)
    .execute();
}

/** Marks attempts that cannot be tallied; the tally skips them until a recount. */
export async function markFailed(tx: Tx, attemptIds: number[], now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ tallyFailedAt: now, talliedAt: null })
    .where('id', 'in', attemptIds)
    .execute();
}

/** Clears the marks of attempts that could not be tallied. */
export async function forgetFailures(tx: Tx): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ tallyFailedAt: null })
    .where('tallyFailedAt', 'is not', null)
    .execute();
}
