import {
  dropAccess,
  endSessions,
  replacePassword,
  resetPassword,
  setFirstPassword,
} from '#server/features/account/mutations.ts';
import {
  findPasswordHash,
  findSessionStart,
  isResetTokenGood,
} from '#server/features/account/queries.ts';
import { hashSessionId } from '#server/features/account/sessions/mutations.ts';
import { rememberDevice } from '#server/features/account/sessions/workflows/remember-device.ts';
import { dropResetTokens, takeResetToken } from '#server/features/account/tokens/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { giveBack, takeOne } from '#server/kernel/rate-limits.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { isFresh } from '#shared/features/account/rules.ts';

const hasPassword = () => new Failure('conflict', 'This account already has a password.');

/** Gives an account its first password, beside the sign-in with Google; only just after signing in. */
export async function createPassword(ctx: Context, userId: number, password: string) {
  if (await findPasswordHash(ctx.db, userId)) throw hasPassword();
  await proveOwner(ctx, userId, { password: undefined, field: 'password' });
  // Hashing is dear: a member may have it done now and then only.
  await takeOne(ctx.limits, 'login', `member ${userId}`);
  const hash = await ctx.passwords.hash(password);
  await inTransaction(ctx.db, async (tx) => {
    if (!(await setFirstPassword(tx, userId, hash))) throw hasPassword();
    await endSessions(tx, userId, currentSessionHash(ctx));
    await dropResetTokens(tx, userId);
    await ctx.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId });
  });
}

/** Replaces the password by a new one; every other device is signed out. */
export async function changePassword(
  ctx: Context,
  userId: number,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const from = await requirePassword(ctx, userId, {
    password: currentPassword,
    field: 'currentPassword',
  });
  const to = await ctx.passwords.hash(newPassword);
  await inTransaction(ctx.db, async (tx) => {
    if (!(await replacePassword(tx, userId, { from, to }))) {
      throw new Failure('conflict', 'The password was changed meanwhile.');
    }
    await endSessions(tx, userId, currentSessionHash(ctx));
    await dropResetTokens(tx, userId);
    await ctx.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId });
  });
}

const deadLink = 'This link has been used or is too old. Please ask for a new one.';

/** Sets a new password with a mailed link, which works once; every device is signed out. */
export async function resetPasswordByLink(
  ctx: Context,
  { token, password }: { token: string; password: string },
) {
  const tokenHash = hashToken(token);
  if (!(await isResetTokenGood(ctx.db, tokenHash, ctx.now))) throw new Failure('invalid', deadLink);
  const hash = await ctx.passwords.hash(password);
  const owner = await inTransaction(ctx.db, async (tx) => {
    const userId = await takeResetToken(tx, tokenHash, ctx.now);
    if (userId === undefined) throw new Failure('invalid', deadLink);
    await resetPassword(tx, userId, hash);
    await dropAccess(tx, userId);
    await ctx.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId });
    return userId;
  });
  // The link came to the owner's mailbox: guesses of others do not hold up the sign-in that follows.
  await rememberDevice(ctx, owner);
}

/**
 * Makes sure that the account's owner asks for what decides over the account: by the password, or by a
 * session that has only just begun. An access token never proves that.
 * @param field where the form asks for the proof
 * @throws forbidden, at the field, without a proof; invalid when the password is wrong
 */
export async function proveOwner(
  ctx: Context,
  userId: number,
  { password, field }: { password: string | undefined; field: string },
): Promise<void> {
  if (ctx.token)
    throw new Failure('forbidden', 'An access token cannot do this. Please sign in for it.');
  if (password) {
    await requirePassword(ctx, userId, { password, field: 'password' });
    return;
  }
  const start = ctx.sessionId && (await findSessionStart(ctx.db, hashSessionId(ctx.sessionId)));
  if (start && isFresh(start, ctx.now)) return;
  const message = 'Please confirm that it is you: enter your password, or sign in again.';
  throw new Failure('forbidden', message, { fields: { [field]: message } });
}

/** @returns the stored hash @throws invalid, at the field, when it is not the account's password */
async function requirePassword(
  ctx: Context,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const account = `member ${userId}`;
  await takeOne(ctx.limits, 'login', account);
  const hash = await findPasswordHash(ctx.db, userId);
  const isRight = await ctx.passwords.verify(hash, password).catch(async (error: unknown) => {
    // It could not be checked: it was no wrong try.
    await giveBack(ctx.limits, 'login', account);
    throw error;
  });
  if (!isRight || !hash) {
    const message = 'This is not your current password';
    throw new Failure('invalid', message, { fields: { [field]: message } });
  }
  await giveBack(ctx.limits, 'login', account);
  return hash;
}

const currentSessionHash = (ctx: Context): string | undefined =>
  ctx.sessionId && hashSessionId(ctx.sessionId);
