import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { verificationExpiry } from '#shared/features/account/rules.ts';

interface StoredToken {
  userId: number;
  hash: string;
}

/**
 * Replaces the account's verification token by a new one, for the address that waits for confirmation.
 * @returns the recipient; undefined when no address waits
 */
export async function createVerificationToken(tx: Tx, { userId, hash }: StoredToken, now: Date) {
  return tx
    .updateTable('users')
    .set({ emailVerificationToken: hash, emailVerificationExpires: verificationExpiry(now) })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('emailVerified', '=', false), eb('pendingEmail', 'is not', null)]))
    .returning(['username', 'preferredLanguage', 'timezone'])
    .returning(sql<string>`coalesce(pending_email, email)`.as('address'))
    .executeTakeFirst();
}

/**
 * Consumes a verification token and makes the address that it was sent to the account's verified address.
 * @returns the account and, for a new address, what was changed; undefined when the token is not valid
 * @throws the database's unique violation when another account has taken the address
 */
export async function confirmAddress(tx: Tx, hash: string, now: Date) {
  const account = await tx
    .selectFrom('users')
    .where('emailVerificationToken', '=', hash)
    .where('emailVerificationExpires', '>', now)
    .select(['id', 'email', 'pendingEmail', 'emailVerified', 'firebaseId'])
    .select(['pendingEmailSince', 'pendingEmailFirebaseId'])
    .forUpdate()
    .executeTakeFirst();
  if (!account) return undefined;
  const { id: userId, email: oldEmail, pendingEmail, pendingEmailSince } = account;
  // Reset links that were sent to the old address must no longer work.
  if (pendingEmail) await dropResetTokens(tx, userId);
  await tx
    .updateTable('users')
    .set({
      email: pendingEmail ?? oldEmail,
      pendingEmail: null,
      emailVerified: true,
      emailVerificationToken: null,
      emailVerificationExpires: null,
      usedVerificationToken: hash,
      updatedAt: now,
    })
    .where('id', '=', userId)
    .execute();
  if (!pendingEmail) return { userId, change: undefined };
  const change = {
    oldEmail,
    oldFirebaseId: pendingEmailSince ? account.pendingEmailFirebaseId : account.firebaseId,
    newEmail: pendingEmail,
    requestedAt: pendingEmailSince ?? now,
    wasProven: account.emailVerified,
  };
  return { userId, change };
}

/**
 * Stores a reset token. Several can be valid at once, so that a delayed mail does not invalidate a later one.
 */
export async function createResetToken(
  tx: Tx,
  { userId, hash }: StoredToken,
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('passwordResetTokens')
    .values({ tokenHash: hash, userId, expiresAt })
    .execute();
}

/** Consumes a reset token. @returns the account; undefined when the token is not valid */
export async function takeResetToken(tx: Tx, hash: string, now: Date): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('passwordResetTokens')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}

export async function dropResetTokens(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('passwordResetTokens').where('userId', '=', userId).execute();
}

/** Removes expired tokens. */
export async function dropExpiredTokens(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('passwordResetTokens').where('expiresAt', '<=', now).execute();
  await tx
    .updateTable('users')
    .set({ emailVerificationToken: null, emailVerificationExpires: null })
    .where('emailVerificationExpires', '<=', now)
    .execute();
}
