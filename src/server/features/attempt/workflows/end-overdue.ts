import type { Database } from '#db/open.ts';
import { isOutage } from '#server/kernel/database/outage.ts';
import { overdueBefore } from '#shared/features/attempt/rules.ts';
import { listOverdueAttempts } from '../queries.ts';
import { endAttempt } from './end.ts';

const batchSize = 100;

interface Whose {
  /** Only this learner's attempts. */
  userId?: number;
  /** Called with an attempt that cannot be graded, and the error; the others are graded. */
  onFailed?: (attemptId: number, error: unknown) => void;
}

/**
 * Grades attempts that are open past their deadline. A background task does it for all learners; a call that
 * reads a learner's attempts does it for that learner first, so that it never shows an overdue attempt as open.
 * @returns how many attempts were ended
 */
export async function endOverdueAttempts(
  db: Database,
  now: Date,
  { userId, onFailed }: Whose = {},
): Promise<number> {
  let ended = 0;
  let after: { deadline: Date; id: number } | undefined;
  for (;;) {
    const batch = await listOverdueAttempts(db, {
      deadlineBefore: overdueBefore(now),
      userId,
      after,
      count: batchSize,
    });
    const ends = await Promise.allSettled(
      batch.map(({ id }) => endAttempt(db, { attemptId: id, ending: { by: 'deadline' }, now })),
    );
    for (const [index, { id }] of batch.entries()) {
      const end = ends[index];
      if (end?.status !== 'rejected') ended += 1;
      else if (isOutage(end.reason) || !onFailed) throw end.reason;
      else onFailed(id, end.reason);
    }
    after = batch.at(-1);
    if (batch.length < batchSize) return ended;
  }
}
