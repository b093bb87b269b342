import type { Tx } from '#db/open.ts';

/**
 * Opens an account.
 * @returns its id, or undefined when the username or the address is taken
 */
export async function createAccount(
  tx: Tx,
  account: { username: string; email: string; passwordHash: string; isAdmin?: boolean },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      username: account.username,
      email: account.email,
      password: account.passwordHash,
      isAdmin: account.isAdmin ?? false,
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
