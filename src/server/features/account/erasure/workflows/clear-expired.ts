import { forgetPublicChanges } from '#db/changes/public-changes.ts';
import type { Database } from '#db/open.ts';
import { dropExpiredAccessTokens } from '#server/features/account/access-tokens/mutations.ts';
import { dropExpiredUndos } from '#server/features/account/address-undo/mutations.ts';
import { dropExpiredIdTokens } from '#server/features/account/providers/mutations.ts';
import { dropExpiredChallenges } from '#server/features/account/second-factor/mutations.ts';
import { dropExpiredTokens } from '#server/features/account/tokens/mutations.ts';
import { dropOldIdempotencyKeys } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { dropExpiredLimits, dropExpiredSessions } from '../mutations.ts';

/** Removes expired sessions, one-time tokens, rate limit counters, idempotency keys and notes of public changes. */
export function clearExpired(db: Database, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await dropExpiredSessions(tx, now);
    await dropExpiredTokens(tx, now);
    await dropExpiredUndos(tx, now);
    await dropExpiredIdTokens(tx, now);
    await dropExpiredChallenges(tx, now);
    await dropExpiredAccessTokens(tx, now);
    await dropExpiredLimits(tx, now);
    await dropOldIdempotencyKeys(tx, now);
    await forgetPublicChanges(tx, now);
  });
}
