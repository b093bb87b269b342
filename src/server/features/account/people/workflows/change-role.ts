import type { z } from 'zod';
import { isOnlyAdmin, lockAccount } from '#server/features/account/mutations.ts';
import { proveOwner } from '#server/features/account/passwords/guards.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { RoleChange } from '#shared/features/account/people.ts';
import { setRole } from '../mutations.ts';

/**
 * Makes an account an administrator's, or takes the role away. The caller proves the own account first, because a new
 * administrator would outlive a stolen session.
 */
export async function changeRole(
  ctx: EventSource & Pick<Context, 'db' | 'limits' | 'now' | 'passwords' | 'sessionId' | 'token'>,
  by: number,
  { id, isAdmin, password }: z.infer<typeof RoleChange>,
): Promise<void> {
  if (id === by) throw new Failure('conflict', 'You cannot change your own role.');
  await proveOwner(ctx, by, { password, field: 'password' });
  const changed = await inTransaction(ctx.db, async (tx) => {
    if (!isAdmin && (await isOnlyAdmin(tx, id)))
      throw new Failure('conflict', 'This is the only administrator.');
    const account = orNotFound(await lockAccount(tx, id), 'Account');
    if (account.isAdmin === isAdmin) return false;
    if (isAdmin && account.accountStatus !== 'active')
      throw new Failure('conflict', 'This account is not active.');
    if (isAdmin && !account.emailVerified)
      throw new Failure('conflict', 'The address of this account is not verified.');
    await setRole(tx, { id, isAdmin });
    return true;
  });
  if (changed) logSecurityEvent(ctx, 'role-changed', { userId: id });
}
