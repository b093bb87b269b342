import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import type { EventSource } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { proveOwner, requireGoodPassword } from '../guards.ts';
import { setFirstPassword } from '../mutations.ts';
import { findOwnNames, findPasswordHash } from '../queries.ts';
import { settlePassword } from './settle-password.ts';

const hasPassword = () => new Failure('conflict', 'This account already has a password.');

/** Sets the first password of an account that signs in with Google; only shortly after signing in. */
export async function createPassword(
  ctx: EventSource &
    Pick<
      Context,
      'db' | 'jobs' | 'limits' | 'now' | 'passwords' | 'sessionId' | 'settings' | 'token'
    >,
  userId: number,
  password: string,
) {
  if (await findPasswordHash(ctx.db, userId)) throw hasPassword();
  await proveOwner(ctx, userId, { password: undefined, field: 'password' });
  await requireGoodPassword(ctx, {
    password,
    field: 'password',
    names: await findOwnNames(ctx.db, userId),
  });
  // Hashing is expensive, so a member may cause it only a few times.
  await takeOne(ctx.limits, 'login', `member ${userId}`);
  const hash = await ctx.passwords.hash(password);
  await inTransaction(ctx.db, async (tx) => {
    if (!(await setFirstPassword(tx, userId, hash))) throw hasPassword();
    await settlePassword(tx, ctx, userId);
  });
}
