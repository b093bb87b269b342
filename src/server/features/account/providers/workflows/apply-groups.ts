import { audited } from '#db/audit.ts';
import { isOnlyAdmin, lockAccount } from '#server/features/account/mutations.ts';
import { setRole } from '#server/features/account/people/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ProviderIdentity } from '#server/kernel/openid.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isGranted, setGranted } from '../mutations.ts';

/**
 * Gives an account the role that its groups at the provider stand for, at each sign-in. Only a role that the provider
 * has given is taken away again: one that an administrator has given stays. The change is in the audit trail.
 */
export async function applyGroups(
  ctx: EventSource & Pick<Context, 'db' | 'now' | 'requestId'>,
  identity: ProviderIdentity,
  userId: number,
): Promise<void> {
  const { isAdmin: wanted } = identity;
  if (wanted === undefined) return;
  const facts = { at: ctx.now, actorId: null, call: `sign-in: ${identity.provider.id}` };
  const changed = await audited({ ...facts, requestId: ctx.requestId }, () =>
    inTransaction(ctx.db, async (tx) => {
      const account = await lockAccount(tx, userId);
      const granted = await isGranted(tx, identity);
      if (!account || (wanted ? account.isAdmin : !granted)) return false;
      // The place must not be left without an administrator; the next sign-in tries again.
      if (!wanted && (await isOnlyAdmin(tx, userId))) return false;
      await setGranted(tx, identity, wanted);
      if (account.isAdmin === wanted) return false;
      await setRole(tx, { id: userId, isAdmin: wanted });
      return true;
    }),
  );
  if (changed) logSecurityEvent(ctx, 'role-changed', { userId });
}
