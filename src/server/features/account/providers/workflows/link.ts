import { audited } from '#db/audit.ts';
import { isOnlyAdmin, lockAccount } from '#server/features/account/mutations.ts';
import { proveOwner } from '#server/features/account/passwords/guards.ts';
import { setRoles } from '#server/features/account/people/mutations.ts';
import { currentSessionHash, endSessions } from '#server/features/account/sessions/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { googleId, type ProviderIdentity } from '#server/kernel/openid.ts';
import {
  type EventSource,
  logSecurityEvent,
  type SecurityEvent,
} from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { roleColumns, rolesOf } from '#shared/kernel/roles.ts';
import { addIdentity, findByIdentity, removeIdentity, requireVerified } from '../mutations.ts';
import { findSubject, findWaysIn } from '../queries.ts';

type OwnerContext = EventSource &
  Pick<
    Context,
    | 'db'
    | 'jobs'
    | 'limits'
    | 'now'
    | 'passwords'
    | 'providers'
    | 'requestId'
    | 'sessionId'
    | 'token'
  >;

export const linkedEvent = ({ provider }: ProviderIdentity): SecurityEvent =>
  provider.id === googleId ? 'google-linked' : 'provider-linked';

/** Links an identity to the account of a member who has just proven to own it, whatever its address is. */
export async function linkIdentity(
  ctx: OwnerContext,
  userId: number,
  identity: ProviderIdentity,
): Promise<void> {
  requireVerified(identity);
  await proveOwner(ctx, userId, { password: undefined, field: 'password' });
  const { name } = identity.provider;
  const isNew = await inTransaction(ctx.db, async (tx) => {
    await lockAccount(tx, userId);
    const owner = await findByIdentity(tx, identity);
    if (owner && owner.id !== userId)
      throw new Failure('conflict', `This ${name} account belongs to another account here.`);
    if (owner) return false;
    if ((await findSubject(tx, userId, identity)) !== undefined)
      throw new Failure('conflict', `Another ${name} account is linked. Please unlink it first.`);
    await addIdentity(tx, userId, identity, ctx.now);
    await ctx.jobs.enqueue(tx, 'mail', { mail: 'provider-linked', userId, provider: name });
    return true;
  });
  if (isNew) logSecurityEvent(ctx, linkedEvent(identity));
}

/** Unlinks a provider, and takes away a role that it gave. The owner must keep another way to sign in. */
export async function unlinkProvider(
  ctx: OwnerContext,
  userId: number,
  { provider, password }: { provider: string; password?: string | undefined },
): Promise<void> {
  await proveOwner(ctx, userId, { password, field: 'password' });
  const facts = { at: ctx.now, actorId: userId, call: 'account.unlinkProvider' };
  const wasLinked = await audited({ ...facts, requestId: ctx.requestId }, () =>
    inTransaction(ctx.db, async (tx) => {
      const account = orNotFound(await lockAccount(tx, userId), 'Account');
      const { hasPassword, providers } = await findWaysIn(tx, userId);
      const others = providers.filter((id) => id !== provider && ctx.providers.has(id));
      if (!hasPassword && others.length === 0)
        throw new Failure(
          'conflict',
          'This is your only way to sign in. Please create a password first.',
        );
      const { wasLinked, grantedRoles } = await removeIdentity(tx, userId, provider);
      const isOnly = grantedRoles.includes('administrator') && (await isOnlyAdmin(tx, userId));
      const taken = grantedRoles.filter((role) => !(role === 'administrator' && isOnly));
      const left = rolesOf(account).filter((role) => !taken.includes(role));
      if (taken.length > 0) await setRoles(tx, userId, roleColumns(left));
      if (!wasLinked) return false;
      // The other sessions end, because they may have been begun with that account.
      await endSessions(tx, userId, currentSessionHash(ctx));
      await ctx.jobs.enqueue(tx, 'mail', {
        mail: 'provider-unlinked',
        userId,
        provider: ctx.providers.get(provider)?.name ?? provider,
      });
      return true;
    }),
  );
  if (wasLinked) logSecurityEvent(ctx, 'provider-unlinked');
}
