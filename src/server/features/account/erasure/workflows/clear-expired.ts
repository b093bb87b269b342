import { forgetPublicChanges } from '#db/changes/public-changes.ts';
import type { Database } from '#db/open.ts';
import { dropExpiredAccessTokens } from '#server/features/account/access-tokens/mutations.ts';
import { dropExpiredUndos } from '#server/features/account/address-undo/mutations.ts';
import { dropExpiredIdTokens } from '#server/features/account/providers/mutations.ts';
import { dropExpiredChallenges } from '#server/features/account/second-factor/mutations.ts';
import { dropExpiredTokens } from '#server/features/account/tokens/mutations.ts';
import { dropOldIdempotencyKeys } from '#server/kernel/idempotency.ts';
import { runEach } from '#server/kernel/run-each.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { dropExpiredLimits, dropExpiredSessions } from '../mutations.ts';

const removals = [
  dropExpiredSessions,
  dropExpiredTokens,
  dropExpiredUndos,
  dropExpiredIdTokens,
  dropExpiredChallenges,
  dropExpiredAccessTokens,
  dropExpiredLimits,
  dropOldIdempotencyKeys,
  forgetPublicChanges,
];

/** Removes expired sessions, one-time tokens, rate limit counters, idempotency keys and notes of public changes. */
export const clearExpired = (db: Database, now: Date): Promise<void> =>
  runEach(removals.map((remove) => () => inTransaction(db, (tx) => remove(tx, now))));
