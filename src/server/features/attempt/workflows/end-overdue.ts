import type { Database } from '#db/open.ts';
import { isOutage } from '#server/kernel/outage.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { submitGrace } from '#shared/features/attempt/rules.ts';
import { endAttempt } from '../mutations.ts';
import { listOverdueAttempts } from '../queries.ts';

const batchSize = 100;

interface Whose {
  /** Only this learner's attempts. */
  userId?: number;
  /** Called with an attempt that cannot be graded, and the error; the others are graded. */
  onFailed?: (attemptId: number, error: unknown) => void;
}

/**
 * Grades what learners left open past the deadline. A background round does it for everybody; a call
 * that reads a learner's attempts does it for that learner first, so that no attempt that is over is
 * seen as open.
 * @returns how many attempts were ended
 */
export async function endOverdueAttempts(
  db: Database,
  now: Date,
  { userId, onFailed }: Whose = {},
): Promise<number> {
  const deadlineBefore = new Date(now.getTime() - submitGrace);
  let ended = 0;
  let after: { deadline: Date; id: number } | undefined;
  for (;;) {
    const batch = await listOverdueAttempts(db, {
      deadlineBefore,
      userId,
      after,
      count: batchSize,
    });
    for (const { id } of batch) {
      try {
        await inTransaction(db, (tx) => endAttempt(tx, id, { by: 'deadline' }, now));
        ended += 1;
      } catch (error) {
        if (isOutage(error) || !onFailed) throw error;
        onFailed(id, error);
      }
    }
    after = batch.at(-1);
    if (batch.length < batchSize) return ended;
  }
}
