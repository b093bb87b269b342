import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Registration } from '#shared/features/account/schema.ts';
import { requireOwnName, requirePossibleBirthDate, takenFailure } from '../guards.ts';
import { createAccount } from '../mutations.ts';
import { findTaken } from '../queries.ts';
import { type SignInContext, signIn } from '../sessions/workflows/sign-in.ts';

/** Creates an account, enqueues the mail to confirm its address, and signs in. */
export async function register(
  ctx: SignInContext & Pick<Context, 'jobs' | 'passwords'>,
  { username, email, password, ...profile }: Registration,
) {
  requirePossibleBirthDate(profile.dateOfBirth, ctx.now);
  requireOwnName({ username, displayName: profile.displayName }, false);
  const passwordHash = await ctx.passwords.hash(password);
  const userId = await inTransaction(ctx.db, async (tx) => {
    const created = await createAccount(tx, { username, email, passwordHash, profile }, ctx.now);
    if (created === undefined) throw takenFailure(await findTaken(tx, { username, email }));
    await ctx.jobs.enqueue(tx, 'mail', { mail: 'verification', userId: created });
    return created;
  });
  return signIn(ctx, { userId });
}
