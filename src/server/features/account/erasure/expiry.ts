import type { Database } from '#db/open.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { dropExpiredTokens } from '../tokens/mutations.ts';
import { dropExpiredSessions } from './mutations.ts';

/** Removes sessions and one-time tokens that are good for nothing any more. */
export function clearExpired(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await dropExpiredSessions(tx, now);
    await dropExpiredTokens(tx, now);
  });
}
