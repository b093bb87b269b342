import { audited } from '#db/audit.ts';
import { isOnlyAdmin, lockAccount } from '#server/features/account/mutations.ts';
import { setRoles } from '#server/features/account/people/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ProviderIdentity } from '#server/kernel/openid.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { roleColumns, roles, rolesOf } from '#shared/kernel/roles.ts';
import { findGrantedRoles, setGrantedRoles } from '../mutations.ts';

/**
 * Gives an account the roles of its groups at the provider, at each sign-in. Only a role that the provider
 * has given is taken away again: one that an administrator has given stays. The change is in the audit trail.
 */
export async function applyGroups(
  ctx: EventSource & Pick<Context, 'db' | 'now' | 'requestId'>,
  identity: ProviderIdentity,
  userId: number,
): Promise<void> {
  const { groupRoles, provider } = identity;
  if (Object.keys(groupRoles).length === 0) return;
  const facts = { at: ctx.now, actorId: null, call: `sign-in: ${provider.id}` };
  const changed = await audited({ ...facts, requestId: ctx.requestId }, () =>
    inTransaction(ctx.db, async (tx) => {
      const account = await lockAccount(tx, userId);
      if (!account) return false;
      const held = rolesOf(account);
      const granted = await findGrantedRoles(tx, identity);
      const given = roles.filter((role) => groupRoles[role] === true && !held.includes(role));
      const lost = granted.filter((role) => groupRoles[role] === false);
      // The site must not be left without an administrator; the next sign-in tries again.
      const isOnly = lost.includes('administrator') && (await isOnlyAdmin(tx, userId));
      const taken = lost.filter((role) => !(role === 'administrator' && isOnly));
      if (given.length + taken.length === 0) return false;
      const stay = granted.filter((role) => !taken.includes(role));
      await setGrantedRoles(tx, identity, [...stay, ...given]);
      const after = [...held.filter((role) => !taken.includes(role)), ...given];
      await setRoles(tx, userId, roleColumns(after));
      return given.length > 0 || taken.some((role) => held.includes(role));
    }),
  );
  if (changed) logSecurityEvent(ctx, 'role-changed', { userId });
}
