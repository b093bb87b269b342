import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { passwordResetExpiry, verificationExpiry } from '#shared/features/account/rules.ts';

interface StoredToken {
  userId: number;
  hash: string;
}

/**
 * Replaces the account's verification token by a new one for whichever address waits for confirmation.
 * @returns where to send it; undefined when nothing waits
 */
export async function createVerificationToken(tx: Tx, { userId, hash }: StoredToken, now: Date) {
  return tx
    .updateTable('users')
    .set({ emailVerificationToken: hash, emailVerificationExpires: verificationExpiry(now) })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('emailVerified', '=', false), eb('pendingEmail', 'is not', null)]))
    .returning(['username', sql<string>`coalesce(pending_email, email)`.as('address')])
    .executeTakeFirst();
}

/**
 * Uses a verification token up: the address that it was sent to is the account's, and proven.
 * @returns whose it is, and what the account had before when the address is a new one; undefined when
 *   the token was not good
 * @throws the database's unique violation when another account has taken the address meanwhile
 */
export async function confirmAddress(tx: Tx, hash: string, now: Date) {
  const account = await tx
    .selectFrom('users')
    .where('emailVerificationToken', '=', hash)
    .where('emailVerificationExpires', '>', now)
    .select(['id', 'email', 'pendingEmail', 'emailVerified', 'firebaseId'])
    .forUpdate()
    .executeTakeFirst();
  if (!account) return undefined;
  const { id: userId, email: oldEmail, pendingEmail, firebaseId: oldFirebaseId } = account;
  // The reader of the old address has no say in the account any more.
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
  const wasProven = account.emailVerified;
  return { userId, change: { oldEmail, oldFirebaseId, newEmail: pendingEmail, wasProven } };
}

/** Several may be under way at once: a mail that is slow does not spoil the one that comes after it. */
export async function createResetToken(
  tx: Tx,
  { userId, hash }: StoredToken,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('passwordResetTokens')
    .values({ tokenHash: hash, userId, expiresAt: passwordResetExpiry(now) })
    .execute();
}

/** Uses a reset token up. @returns whose it was, when it was good */
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

/** Removes the tokens whose time is over. */
export async function dropExpiredTokens(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('passwordResetTokens').where('expiresAt', '<=', now).execute();
  await tx
    .updateTable('users')
    .set({ emailVerificationToken: null, emailVerificationExpires: null })
    .where('emailVerificationExpires', '<=', now)
    .execute();
}
