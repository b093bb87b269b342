import type { Tx } from '#db/open.ts';
import { addressUndoExpiry } from '#shared/features/account/rules.ts';
import { dropAccess, setPendingEmail } from '../mutations.ts';
import { dropIdentities } from '../ownership/mutations.ts';
import { dropSecondFactors } from '../second-factor/mutations.ts';

export interface AddressChange {
  userId: number;
  oldEmail: string;
  /** The Google identity that the account had when the new address was requested. */
  oldFirebaseId: string | null;
  newEmail: string;
  requestedAt: Date;
  /** Whether the old address had been confirmed. */
  wasProven: boolean;
}

/** Stores how to undo a change of address. @returns the id of the undo, for the mail with the link */
export async function createUndo(
  tx: Tx,
  { userId, oldEmail, oldFirebaseId, requestedAt }: AddressChange,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('addressUndos')
    .values({
      ...{ userId, oldEmail, oldFirebaseId, requestedAt },
      createdAt: now,
      expiresAt: addressUndoExpiry(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a new token for the undo. @returns the data of its mail; undefined when the undo has expired */
export async function armUndo(tx: Tx, { id, hash }: { id: number; hash: string }, now: Date) {
  const undo = await tx
    .updateTable('addressUndos')
    .set({ tokenHash: hash })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returning(['userId', 'oldEmail'])
    .executeTakeFirst();
  if (!undo) return undefined;
  const { email, ...member } = await tx
    .selectFrom('users')
    .where('id', '=', undo.userId)
    .select(['username', 'email', 'preferredLanguage', 'timezone'])
    .executeTakeFirstOrThrow();
  return { ...member, to: undo.oldEmail, newAddress: email };
}

/**
 * Restores the old address of an account, and ends all access gained since the new one was requested, including the
 * password. Later changes of address are undone too; links for earlier changes stay valid.
 * @returns the account and its restored address; undefined when the token is not valid
 * @throws the database's unique violation when another account has the address or the Google identity
 */
export async function undoAddressChange(
  tx: Tx,
  hash: string,
  now: Date,
): Promise<{ userId: number; email: string } | undefined> {
  const undo = await tx
    .selectFrom('addressUndos')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .select(['id', 'userId', 'oldEmail', 'oldFirebaseId', 'requestedAt', 'createdAt'])
    .executeTakeFirst();
  if (!undo) return undefined;
  const { userId, oldEmail, oldFirebaseId } = undo;
  await tx.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
  const { numDeletedRows } = await tx
    .deleteFrom('addressUndos')
    .where('userId', '=', userId)
    .where('id', '>=', undo.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return undefined;
  await setPendingEmail(tx, { userId, pendingEmail: null }, now);
  await tx
    .updateTable('users')
    .set({
      email: oldEmail,
      emailVerified: true,
      password: null,
      firebaseId: oldFirebaseId,
      usedVerificationToken: null,
    })
    .where('id', '=', userId)
    .execute();
  await dropAccess(tx, userId);
  // An intruder may have added them to keep the owner out.
  const since = undo.requestedAt ?? undo.createdAt;
  await dropSecondFactors(tx, userId, since);
  await dropIdentities(tx, userId, since);
  return { userId, email: oldEmail };
}

export async function dropExpiredUndos(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('addressUndos').where('expiresAt', '<=', now).execute();
}
