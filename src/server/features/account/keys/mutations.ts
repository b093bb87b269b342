import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { newPushKey } from '#server/kernel/push/push-sender.ts';
import { newSignatureKey } from '#server/kernel/security/signature-keys.ts';

const newKeys = {
  /** Signs short-lived cookies. */
  cookies: () => randomBytes(32).toString('base64url'),
  receipts: newSignatureKey,
  /** Signs the credentials of certificates. */
  badges: newSignatureKey,
  /** By which push services identify the site while VAPID_PRIVATE_KEY is not set. */
  push: newPushKey,
  /** Encrypts stored secrets while SECRETS_KEY is not set. */
  secrets: () => randomBytes(32).toString('base64url'),
};

/** The key that is in use for a purpose. The first process creates it, and all processes share it. */
export async function ensureSigningKey(tx: Tx, purpose: keyof typeof newKeys) {
  await tx
    .insertInto('signingKeys')
    .values({ purpose, key: newKeys[purpose]() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('signingKeys')
    .where('purpose', '=', purpose)
    .where('retiredAt', 'is', null)
    .select(['key', 'createdAt'])
    .executeTakeFirstOrThrow();
}

/**
 * Replaces a signature key. Only the public part of the former key is kept, so that it can still verify but not sign.
 */
export async function replaceSignatureKey(
  tx: Tx,
  purpose: 'receipts' | 'badges',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('signingKeys')
    .set({ retiredAt: now, key: sql`(key::jsonb - 'd')::text` })
    .where('purpose', '=', purpose)
    .where('retiredAt', 'is', null)
    .execute();
  await tx
    .insertInto('signingKeys')
    .values({ purpose, key: newSignatureKey(), createdAt: now })
    .execute();
}

/** Removes the public keys before the one in use, so that nothing signed with them is genuine any more. */
export async function forgetReplacedKeys(tx: Tx, purpose: 'receipts' | 'badges'): Promise<void> {
  await tx
    .deleteFrom('signingKeys')
    .where('purpose', '=', purpose)
    .where('retiredAt', 'is not', null)
    .execute();
}
