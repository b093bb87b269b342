import type { Database } from '#db/open.ts';
import { submitGrace } from '#shared/features/attempt/rules.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { endAttempt } from './mutations.ts';
import { listOverdueAttempts } from './queries.ts';

const batchSize = 100;

/**
 * Grades what learners left open past the deadline. The background job does it for everybody; whoever
 * looks at a learner's attempts does it for that learner first, so nobody sees an attempt that is over
 * as open.
 * @returns how many attempts were ended
 */
export async function endOverdueAttempts(
  db: Database,
  now: Date,
  userId?: number,
): Promise<number> {
  const deadlineBefore = new Date(now.getTime() - submitGrace);
  const ids = await listOverdueAttempts(db, {
    deadlineBefore,
    count: batchSize,
    ...(userId === undefined ? {} : { userId }),
  });
  for (const id of ids)
    await inTransaction(db, (tx) => endAttempt(tx, id, { by: 'deadline' }, now));
  return ids.length;
}
