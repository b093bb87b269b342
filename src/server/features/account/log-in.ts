import type { Credentials } from '#shared/features/account/schema.ts';
import type { Context } from '../../kernel/context.ts';
import { Failure } from '../../kernel/failure.ts';
import { giveBack, requireOneLeft, takeOne } from '../../kernel/rate-limits.ts';
import { findLogin } from './queries.ts';
import { requireActive } from './reactivation.ts';
import { signIn } from './sign-in.ts';

/**
 * Signs in with a password. A wrong password and an unknown address get the same answer after the same
 * work. A try counts against the account before it is checked, so that guesses sent all at once are not
 * more than guesses sent one by one; a whole class behind one address only counts when it fails.
 */
export async function logIn(ctx: Context, { email, password }: Credentials) {
  const account = `account ${email}`;
  const address = `address ${ctx.network}`;
  await requireOneLeft(ctx.limits, 'login', address);
  await takeOne(ctx.limits, 'login', account);
  const login = await findLogin(ctx.db, email);
  const isRight = await ctx.passwords.verify(login?.password, password);
  // Others from this address may have failed while this one was being checked.
  await requireOneLeft(ctx.limits, 'login', address);
  if (!login || !isRight) {
    await takeOne(ctx.limits, 'login', address);
    throw new Failure('signed-out', 'Invalid email or password');
  }
  await giveBack(ctx.limits, 'login', account);
  await requireActive(ctx, login);
  return signIn(ctx, { userId: login.id, passwordHash: login.password ?? undefined });
}
