import { findLogin } from '#server/features/account/queries.ts';
import { requireSecondFactor } from '#server/features/account/second-factor/workflows/pending-sign-in.ts';
import { type SignInContext, signIn } from '#server/features/account/sessions/workflows/sign-in.ts';
import { requireUsable } from '#server/features/account/workflows/require-usable.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { logSecurityEvent } from '#server/kernel/security/events.ts';
import type { Credentials } from '#shared/features/account/schema.ts';
import { countTry } from './count-try.ts';

/**
 * Signs in with a password. A wrong password and an unknown address get the same answer after the same work. A
 * try is counted before the check, so that parallel guesses have the same limit as sequential ones.
 */
export async function logIn(
  ctx: SignInContext & Pick<Context, 'jobs' | 'limits' | 'passwords' | 'settings'>,
  { email, password, returnTo }: Credentials,
) {
  const login = await findLogin(ctx.db, email);
  const userId = login?.id;
  const counted = await countTry(ctx, { email, userId }).catch((error: unknown) => {
    if (error instanceof Failure) logSecurityEvent(ctx, 'sign-in-locked', { userId });
    throw error;
  });
  const isRight = await ctx.passwords
    .verify(login?.password, password)
    .catch(async (error: unknown) => {
      await counted.giveBack();
      throw error;
    });
  if (!login || !isRight) {
    await counted.wrong();
    logSecurityEvent(ctx, 'sign-in-failed', { userId });
    throw new Failure('signed-out', 'Invalid email or password');
  }
  await counted.giveBack();
  await requireSecondFactor(ctx, { userId: login.id, passwordHash: login.password, returnTo });
  await requireUsable(ctx, login, returnTo);
  return signIn(ctx, { userId: login.id, passwordHash: login.password ?? undefined });
}
