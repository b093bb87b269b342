import type { Database } from '#db/open.ts';

/** Whether this link was the last to confirm an address. Mail programs and people open links twice. */
export async function hasConfirmed(db: Database, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('usedVerificationToken', '=', tokenHash)
    .where('emailVerified', '=', true)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account of a reset link that is still valid: a first check before the expensive hashing. */
export async function findResetOwner(
  db: Database,
  hash: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('passwordResetTokens')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .select('userId')
    .executeTakeFirst();
  return row?.userId;
}
