import type { Tx } from '#db/open.ts';
import { dropAccess } from '../mutations.ts';
import { dropSecondFactors } from '../second-factor/mutations.ts';

/**
 * Unlinks accounts of providers that were linked since a time, because an intruder may have linked them to keep access.
 */
export async function dropIdentities(tx: Tx, userId: number, since: Date): Promise<void> {
  await tx
    .deleteFrom('userIdentities')
    .where('userId', '=', userId)
    .where('linkedAt', '>=', since)
    .execute();
}

/**
 * Ends every way into an account whose address is proven for the first time: another person may have registered
 * it with this address, and prepared other ways to sign in.
 */
export async function dropUnprovenAccess(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      firebaseId: null,
      password: null,
      pendingEmail: null,
      emailVerificationToken: null,
      emailVerificationExpires: null,
    })
    .where('id', '=', userId)
    .execute();
  await dropIdentities(tx, userId, new Date(0));
  await dropAccess(tx, userId);
  await dropSecondFactors(tx, userId);
}

/** Makes an account with an unverified address the administrator that the operator has configured. */
export async function claimForAdmin(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await dropUnprovenAccess(tx, userId);
  await tx
    .updateTable('users')
    .set({ password: passwordHash, isAdmin: true, emailVerified: true })
    .where('id', '=', userId)
    .execute();
}
