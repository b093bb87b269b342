import type { z } from 'zod';
import { isOnlyAdmin, lockAccount } from '#server/features/account/mutations.ts';
import { proveOwner } from '#server/features/account/passwords/guards.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { RoleChange } from '#shared/features/account/people.ts';
import { type Role, roleColumns, rolesOf } from '#shared/kernel/roles.ts';
import { setRoles } from '../mutations.ts';

/**
 * Sets the roles of an account. The caller proves the own account first, because a new administrator would outlive a
 * stolen session. A role is given only to an active account with a verified address.
 */
export async function changeRoles(
  ctx: EventSource & Pick<Context, 'db' | 'limits' | 'now' | 'passwords' | 'sessionId' | 'token'>,
  by: number,
  { id, roles: wanted, loadedRoles, password }: z.infer<typeof RoleChange>,
): Promise<void> {
  if (id === by) throw new Failure('conflict', 'You cannot change your own role.');
  await proveOwner(ctx, by, { password, field: 'password' });
  const changed = await inTransaction(ctx.db, async (tx) => {
    if (!wanted.includes('administrator') && (await isOnlyAdmin(tx, id)))
      throw new Failure('conflict', 'This is the only administrator.');
    const account = orNotFound(await lockAccount(tx, id), 'Account');
    const now = rolesOf(account);
    // The same call again: the answer to the first one was lost.
    if (isSame(now, wanted)) return false;
    if (loadedRoles && !isSame(now, loadedRoles))
      throw new Failure('conflict', 'The roles of this account were changed meanwhile.');
    const added = wanted.filter((role) => !now.includes(role));
    if (added.length > 0 && account.accountStatus !== 'active')
      throw new Failure('conflict', 'This account is not active.');
    if (added.length > 0 && !account.emailVerified)
      throw new Failure('conflict', 'The address of this account is not verified.');
    await setRoles(tx, id, roleColumns(wanted));
    return true;
  });
  if (changed) logSecurityEvent(ctx, 'role-changed', { userId: id });
}

const isSame = (now: readonly Role[], roles: readonly Role[]): boolean =>
  roles.every((role) => now.includes(role)) && now.every((role) => roles.includes(role));
