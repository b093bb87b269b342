import { requireSecondFactor } from '#server/features/account/second-factor/workflows/pending-sign-in.ts';
import { type SignInContext, signIn } from '#server/features/account/sessions/workflows/sign-in.ts';
import { requireUsable } from '#server/features/account/workflows/require-usable.ts';
import type { MailJob } from '#server/jobs/queue.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { googleId, type ProviderIdentity } from '#server/kernel/openid.ts';
import { requireOneLeft, takeIfLeft } from '#server/kernel/rate-limits.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { accountForIdentity, spendIdToken } from '../mutations.ts';
import { applyGroups } from './apply-groups.ts';
import { linkedEvent } from './link.ts';

/** About an identity that was linked because both have verified its address. */
const linkedMail = (userId: number, { provider }: ProviderIdentity): MailJob =>
  provider.id === googleId
    ? { mail: 'google-linked', userId }
    : { mail: 'provider-linked', userId, provider: provider.name };

/**
 * Signs in with the identity that a provider has confirmed.
 * @param returnTo where a mailed link leads if the address must be confirmed first
 */
export async function signInWithIdentity(
  ctx: SignInContext & Pick<Context, 'language' | 'requestId' | 'settings'>,
  identity: ProviderIdentity,
  returnTo?: string,
) {
  const account = await inTransaction(ctx.db, async (tx) => {
    const found = await accountForIdentity(tx, identity, ctx);
    if (found.change === 'linked')
      await ctx.jobs.enqueue(tx, 'mail', linkedMail(found.id, identity));
    return found;
  });
  if (account.change)
    logSecurityEvent(ctx, account.change === 'linked' ? linkedEvent(identity) : 'account-opened', {
      userId: account.id,
    });
  // Before the second step, which does not have the groups.
  if (account.accountStatus === 'active') await applyGroups(ctx, identity, account.id);
  await requireSecondFactor(ctx, { userId: account.id, passwordHash: null, returnTo });
  await requireUsable(ctx, account, returnTo);
  return signIn(ctx, { userId: account.id });
}

/** Signs in with an ID token that the client requested from Google. */
export async function signInWithIdToken(
  ctx: SignInContext &
    Pick<Context, 'providers' | 'language' | 'limits' | 'requestId' | 'settings'>,
  { idToken, nonce }: { idToken: string; nonce?: string | undefined },
) {
  const { now } = ctx;
  const google = ctx.providers.get(googleId);
  if (!google) throw new Failure('unavailable', 'Google sign-in is not set up on this site.');
  await requireOneLeft(ctx.limits, 'loginNetwork', ctx.network);
  const identity = await google.readIdToken(idToken, { nonce, now }).catch(async (error) => {
    if (error instanceof Failure) throw error;
    ctx.log.info({ reason: error instanceof Error ? error.message : '' }, 'ID token refused');
    await takeIfLeft(ctx.limits, 'loginNetwork', ctx.network);
    logSecurityEvent(ctx, 'sign-in-failed', { reason: 'id-token' });
    throw new Failure('signed-out', 'This sign-in with Google could not be verified.');
  });
  const { expiresAt } = identity;
  // Without the signature, which can be written in several ways.
  const hash = hashToken(idToken.slice(0, idToken.lastIndexOf('.')));
  if (!(await inTransaction(ctx.db, (tx) => spendIdToken(tx, hash, expiresAt)))) {
    throw new Failure('signed-out', 'This sign-in with Google was used before. Please try again.');
  }
  return signInWithIdentity(ctx, identity);
}
