import { requireSecondFactor } from '#server/features/account/second-factor/workflows/pending-sign-in.ts';
import { type SignInContext, signIn } from '#server/features/account/sessions/workflows/sign-in.ts';
import { requireActive } from '#server/features/account/workflows/reactivate.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { GoogleIdentity } from '#server/kernel/openid.ts';
import { requireOneLeft, takeIfLeft } from '#server/kernel/rate-limits.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { accountForIdentity, spendIdToken } from '../mutations.ts';

/** Signs in with the identity that Google has confirmed. */
export async function signInWithIdentity(
  ctx: SignInContext & Pick<Context, 'language'>,
  identity: GoogleIdentity,
) {
  const account = await inTransaction(ctx.db, async (tx) => {
    const found = await accountForIdentity(tx, identity, ctx);
    if (found.change === 'google-linked') {
      await ctx.jobs.enqueue(tx, 'mail', { mail: 'google-linked', userId: found.id });
    }
    return found;
  });
  if (account.change) logSecurityEvent(ctx, account.change, { userId: account.id });
  await requireActive(ctx, account);
  await requireSecondFactor(ctx, { userId: account.id, passwordHash: null });
  return signIn(ctx, { userId: account.id });
}

/** Signs in with an ID token that the client requested from Google. */
export async function signInWithIdToken(
  ctx: SignInContext & Pick<Context, 'google' | 'language' | 'limits'>,
  { idToken, nonce }: { idToken: string; nonce?: string | undefined },
) {
  const { google, now } = ctx;
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
  if (!(await inTransaction(ctx.db, (tx) => spendIdToken(tx, hashToken(idToken), expiresAt)))) {
    throw new Failure('signed-out', 'This sign-in with Google was used before. Please try again.');
  }
  return signInWithIdentity(ctx, identity);
}
