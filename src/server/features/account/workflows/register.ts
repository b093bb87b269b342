import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { birthDateProblem } from '#shared/features/account/rules.ts';
import type { Registration } from '#shared/features/account/schema.ts';
import { requireOwnName } from '../guards.ts';
import { createAccount } from '../mutations.ts';
import { findTaken } from '../queries.ts';
import { signIn } from '../sessions/workflows/sign-in.ts';

/** Opens an account, leaves the mail that confirms its address to be sent, and signs in. */
export async function register(
  ctx: Context,
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

/** @throws invalid, at the field */
export function requirePossibleBirthDate(date: string | null | undefined, now: Date): void {
  const problem = date ? birthDateProblem(date, now) : undefined;
  if (problem) throw new Failure('invalid', problem, { fields: { dateOfBirth: problem } });
}

/** @throws conflict, at the field that somebody else has */
export function takenFailure(field: 'username' | 'email' | undefined): Failure {
  const message =
    field === 'email'
      ? 'An account with this email already exists'
      : 'This username is already taken';
  return new Failure('conflict', message, { fields: { [field ?? 'username']: message } });
}
