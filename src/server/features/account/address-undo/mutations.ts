import type { Tx } from '#db/open.ts';
import { addressUndoExpiry } from '#shared/features/account/rules.ts';
import { dropAccess, setPendingEmail } from '../mutations.ts';

export interface AddressChange {
  userId: number;
  oldEmail: string;
  /** The Google identity that the account had at the old address. */
  oldFirebaseId: string | null;
  newEmail: string;
  /** Whether the old address had been confirmed. */
  wasProven: boolean;
}

/** Keeps the way back to the old address. @returns its id, for the mail that carries the link */
export async function createUndo(
  tx: Tx,
  { userId, oldEmail, oldFirebaseId }: AddressChange,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('addressUndos')
    .values({ userId, oldEmail, oldFirebaseId, createdAt: now, expiresAt: addressUndoExpiry(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives the undo a new token. @returns what its mail says; undefined when it is no longer possible */
export async function armUndo(tx: Tx, { id, hash }: { id: number; hash: string }, now: Date) {
  const undo = await tx
    .updateTable('addressUndos')
    .set({ tokenHash: hash })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returning(['userId', 'oldEmail'])
    .executeTakeFirst();
  if (!undo) return undefined;
  const { username, email } = await tx
    .selectFrom('users')
    .where('id', '=', undo.userId)
    .select(['username', 'email'])
    .executeTakeFirstOrThrow();
  return { username, to: undo.oldEmail, newAddress: email };
}

/**
 * Gives the account back to its old address: every way in that has come since is closed, the password
 * included. Changes after this one are undone with it; links for changes before it stay good.
 * @returns the restored address; undefined when the token is not good
 * @throws the database's unique violation when the address or the Google identity is another account's
 */
export async function undoAddressChange(
  tx: Tx,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const undo = await tx
    .selectFrom('addressUndos')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .select(['id', 'userId', 'oldEmail', 'oldFirebaseId'])
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
  return oldEmail;
}

export async function dropExpiredUndos(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('addressUndos').where('expiresAt', '<=', now).execute();
}
