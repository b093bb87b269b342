import type { Database } from '#db/open.ts';
import { dropOldIdempotencyKeys } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { dropExpiredAccessTokens } from '../access-tokens/mutations.ts';
import { dropExpiredUndos } from '../address-undo/mutations.ts';
import { dropExpiredIdTokens } from '../google/mutations.ts';
import { dropExpiredTokens } from '../tokens/mutations.ts';
import { dropExpiredLimits, dropExpiredSessions } from './mutations.ts';

/** Removes sessions, one-time tokens, counted tries and idempotency keys that have expired. */
export function clearExpired(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await dropExpiredSessions(tx, now);
    await dropExpiredTokens(tx, now);
    await dropExpiredUndos(tx, now);
    await dropExpiredIdTokens(tx, now);
    await dropExpiredAccessTokens(tx, now);
    await dropExpiredLimits(tx, now);
    await dropOldIdempotencyKeys(tx, now);
  });
}
