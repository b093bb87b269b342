import type { Tx } from '#db/open.ts';

/**
 * Opens an account.
 * @returns its id, or undefined when the username or the address is taken
 */
export async function createAccount(
  tx: Tx,
  account: { username: string; email: string; passwordHash: string; isAdmin?: boolean; emailVerified?: boolean },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      username: account.username,
      email: account.email,
      password: account.passwordHash,
      isAdmin: account.isAdmin ?? false,
      emailVerified: account.emailVerified ?? false,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function recordLogin(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.updateTable('users').set({ lastLoginAt: now }).where('id', '=', userId).execute();
}

/** @returns whether the account was not an administrator's before */
export async function promoteToAdmin(tx: Tx, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ isAdmin: true })
    .where('id', '=', userId)
    .where('isAdmin', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
