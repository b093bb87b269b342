import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';

/** Gives attempts the number of the batch in which they are rated. */
export async function markRated(
  tx: Tx,
  attemptIds: readonly number[],
  batch: number,
): Promise<void> {
  if (attemptIds.length === 0) return;
  await tx
    .updateTable('quizAttempts')
    .set({ ratedBatch: batch })
    .where('id', '=', anyOf(attemptIds))
    .execute();
}
