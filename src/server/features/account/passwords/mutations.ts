import type { Tx } from '#db/open.ts';
import { lockAccount, setPendingEmail } from '../mutations.ts';
import { dropUnprovenAccess } from '../ownership/mutations.ts';

/** @returns false when the account has a password already */
export async function setFirstPassword(tx: Tx, userId: number, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password: hash })
    .where('id', '=', userId)
    .where('password', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when the password was changed after the check */
export async function replacePassword(
  tx: Tx,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password: to })
    .where('id', '=', userId)
    .where('password', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sets a new password after the owner has proven access to the account's address. A requested change of address
 * is cancelled, because an intruder may have requested it. If this is the first proof, all other ways to sign in end.
 */
export async function resetPassword(
  tx: Tx,
  { userId, hash }: { userId: number; hash: string },
  now: Date,
): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account?.emailVerified === false) await dropUnprovenAccess(tx, userId);
  await setPendingEmail(tx, { userId, pendingEmail: null }, now);
  await tx
    .updateTable('users')
    .set({ password: hash, emailVerified: true })
    .where('id', '=', userId)
    .execute();
}
