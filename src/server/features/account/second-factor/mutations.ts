import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import { maxPasskeys } from '#shared/features/account/second-factor.ts';

/** Stores a secret that waits for its first code. @returns false when the account has an app already */
export async function storeApp(
  tx: Tx,
  { userId, secret }: { userId: number; secret: string },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('authenticatorApps')
    .values({ userId, secret, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, createdAt: now })
        .where('authenticatorApps.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** The secret that waits for its first code. */
export async function findWaitingSecret(tx: Tx, userId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('authenticatorApps')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .select('secret')
    .forUpdate()
    .executeTakeFirst();
  return row?.secret;
}

export async function confirmApp(
  tx: Tx,
  { userId, step }: { userId: number; step: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('authenticatorApps')
    .set({ confirmedAt: now, lastStep: step })
    .where('userId', '=', userId)
    .execute();
}

/** Uses up a code by its time step. @returns false when a code of this step or a later one was used before */
export async function spendStep(
  tx: Tx,
  { userId, step }: { userId: number; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when there was none */
export async function deleteApp(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return row?.confirmedAt != null;
}

/** Replaces the recovery codes of an account, which the caller has locked: two sets at once would both be stored. */
export async function storeRecoveryCodes(
  tx: Tx,
  { userId, salt, hashes }: { userId: number; salt: string; hashes: readonly string[] },
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, salt, codeHash, createdAt: now })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Uses up a recovery code. @returns false when the account has no such unused code */
export async function spendRecoveryCode(
  tx: Tx,
  { userId, codeHash }: { userId: number; codeHash: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewPasskeyRow {
  userId: number;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** @throws conflict when the account has too many passkeys, or the passkey belongs to an account already */
export async function storePasskey(tx: Tx, passkey: NewPasskeyRow, now: Date): Promise<void> {
  // Locks the account, so that two calls at once do not exceed the number.
  await tx.selectFrom('users').where('id', '=', passkey.userId).select('id').forUpdate().execute();
  const { count } = await tx
    .selectFrom('passkeys')
    .where('userId', '=', passkey.userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxPasskeys) {
    throw new Failure('conflict', `An account has at most ${maxPasskeys} passkeys.`);
  }
  const row = await tx
    .insertInto('passkeys')
    .values({ ...passkey, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Failure('conflict', 'This passkey is added already.');
}

/** Records the use of a passkey. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter }: { id: number; counter: number },
  now: Date,
): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, lastUsedAt: now }).where('id', '=', id).execute();
}

/** @returns the passkey; undefined when the account has no such passkey */
export function renamePasskey(
  tx: Tx,
  { userId, id, name }: { userId: number; id: number; name: string },
) {
  return tx
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst();
}

/** @returns false when the account has no such passkey */
export async function deletePasskey(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Removes the second factors of an account, with which another person could keep its owner out.
 * @param since only those that were added then or later
 * @returns how many apps and passkeys were removed
 */
export async function dropSecondFactors(
  tx: Tx,
  userId: number,
  since: Date = new Date(0),
): Promise<number> {
  const apps = await tx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .executeTakeFirst();
  await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .execute();
  return Number(apps.numDeletedRows + passkeys.numDeletedRows);
}

/** Uses up a challenge. @returns false when it was answered before */
export async function spendChallenge(
  tx: Tx,
  { challengeHash, expiresAt }: { challengeHash: string; expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('usedChallenges')
    .values({ challengeHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challengeHash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the challenges that can no longer be answered. */
export async function dropExpiredChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('usedChallenges').where('expiresAt', '<=', now).execute();
}

/** Replaces a stored secret, unless it was replaced in the meantime. */
export async function replaceSecret(
  tx: Tx,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('authenticatorApps')
    .set({ secret: to })
    .where('userId', '=', userId)
    .where('secret', '=', from)
    .execute();
}
