import type { Services } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { listUnderWay } from '../queries.ts';

/**
 * Queues every regrade that is under way once more: its job may have been given up, and a restored backup has none. Of two
 * jobs, one goes on where the other is.
 */
export const resumeRegrades = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const underWay = await listUnderWay(tx);
    const payloads = underWay.map(({ id: regradeId }) => ({ regradeId }));
    await jobs.enqueueAll(tx, 'regrade', payloads);
  });
