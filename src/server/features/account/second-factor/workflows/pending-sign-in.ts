import { z } from 'zod';
import { countTry } from '#server/features/account/passwords/workflows/count-try.ts';
import { type SignInContext, signIn } from '#server/features/account/sessions/workflows/sign-in.ts';
import { requireUsable } from '#server/features/account/workflows/require-usable.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, invalid } from '#server/kernel/failure.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import { pendingSignInMinutes } from '#shared/features/account/second-factor.ts';
import { Id } from '#shared/kernel/id.ts';
import { findPendingLogin, listMethods } from '../queries.ts';
import { acceptCode } from './authenticator-app.ts';
import { acceptRecoveryCode } from './recovery-codes.ts';

const pendingCookie = 'quizwright_sign_in';
const purpose = 'second factor';
/** Identifies the password that was checked, so that a sign-in does not outlive a change of it. */
const Pending = z.object({
  userId: Id,
  passwordTag: z.string().nullable(),
  returnTo: z.string().optional(),
});

const tagOf = (passwordHash: string | null | undefined): string | null =>
  passwordHash ? hashToken(passwordHash).slice(0, 20) : null;

/**
 * Interrupts a sign-in to an account with a second factor. This browser can complete it for a few minutes; until
 * then there is no session.
 * @param passwordHash the hash that the password was checked against; null after Google
 * @param returnTo where a mailed link leads if the address must be confirmed afterwards
 * @throws second-factor, with the ways to complete the sign-in
 */
export async function requireSecondFactor(
  ctx: Pick<Context, 'db' | 'signer' | 'cookies' | 'now'>,
  {
    userId,
    passwordHash,
    returnTo,
  }: { userId: number; passwordHash: string | null; returnTo?: string | undefined },
): Promise<void> {
  const methods = await listMethods(ctx.db, userId);
  if (methods.length === 0) return;
  const seconds = pendingSignInMinutes * 60;
  const facts = { userId, passwordTag: tagOf(passwordHash), returnTo };
  const text = await ctx.signer.sign(purpose, facts, { now: ctx.now, seconds });
  ctx.cookies.set(pendingCookie, text, { maxAgeSeconds: seconds });
  throw new Failure('second-factor', 'Please confirm the sign-in with your second factor.', {
    methods,
  });
}

/**
 * Completes a sign-in with a code of the app or a recovery code. Tries are limited like passwords.
 * @throws signed-out when no sign-in waits; invalid, at the field, when the code is wrong
 */
export async function completeSignIn(
  ctx: SignInContext & Pick<Context, 'jobs' | 'limits' | 'passwords' | 'secretBox' | 'settings'>,
  { code, recoveryCode }: { code?: string | undefined; recoveryCode?: string | undefined },
) {
  const login = await findWaiting(ctx);
  const counted = await countTry(ctx, { email: `second factor ${login.id}`, userId: login.id });
  const check =
    code === undefined
      ? acceptRecoveryCode(ctx, login.id, recoveryCode ?? '')
      : acceptCode(ctx, login.id, code);
  const isRight = await check.catch(async (error: unknown) => {
    await counted.giveBack();
    throw error;
  });
  if (!isRight) {
    await counted.wrong();
    logSecurityEvent(ctx, 'sign-in-failed', { userId: login.id, reason: 'second-factor' });
    throw code === undefined
      ? invalid('recoveryCode', 'This recovery code is not right, or it was used before')
      : invalid('code', 'This code is not right, or it was used before. Try the next one');
  }
  await counted.giveBack();
  ctx.cookies.clear(pendingCookie);
  await requireUsable(ctx, login, login.returnTo);
  return signIn(ctx, { userId: login.id, passwordHash: login.passwordHash });
}

/** The account whose sign-in waits in this browser. */
async function findWaiting(ctx: Pick<Context, 'db' | 'signer' | 'cookies' | 'now'>) {
  const text = ctx.cookies.get(pendingCookie);
  const pending = await ctx.signer.open(purpose, Pending, { text, now: ctx.now });
  const login = pending && (await findPendingLogin(ctx.db, pending.userId));
  const isSame = pending?.passwordTag === null || pending?.passwordTag === tagOf(login?.password);
  if (!login || !isSame) {
    throw new Failure('signed-out', 'This sign-in took too long. Please begin again.');
  }
  const passwordHash = pending.passwordTag === null ? undefined : (login.password ?? undefined);
  return { ...login, passwordHash, returnTo: pending.returnTo };
}
