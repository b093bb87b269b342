import { hashSessionId } from '#server/features/account/sessions/mutations.ts';
import { refusedToToken } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { failureAt, invalid } from '#server/kernel/failure.ts';
import { giveBack, takeOne } from '#server/kernel/rate-limits.ts';
import { isCommonPassword } from '#server/kernel/security/common-passwords.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { isFresh, isOwnName } from '#shared/features/account/rules.ts';
import { findLastProof } from '../sessions/queries.ts';
import { findPasswordHash } from './queries.ts';

/**
 * Checks that the caller owns the account before a security change: by the password, or by a session that began
 * a short time ago. An access token is not a proof.
 * @param field the field of the form that asks for the proof
 * @throws forbidden, at the field, without a proof; invalid when the password is wrong
 */
export async function proveOwner(
  ctx: EventSource & Pick<Context, 'db' | 'limits' | 'now' | 'passwords' | 'sessionId' | 'token'>,
  userId: number,
  { password, field }: { password: string | undefined; field: string },
): Promise<void> {
  if (ctx.token) throw refusedToToken();
  if (password) {
    await requirePassword(ctx, userId, { password, field: 'password' });
    return;
  }
  const proven = ctx.sessionId && (await findLastProof(ctx.db, hashSessionId(ctx.sessionId)));
  if (proven && isFresh(proven, ctx.now)) return;
  const message = 'Please confirm that it is you: enter your password, or sign in again.';
  throw failureAt('forbidden', field, message);
}

/** @returns the stored hash @throws invalid, at the field, when it is not the account's password */
export async function requirePassword(
  ctx: EventSource & Pick<Context, 'db' | 'limits' | 'passwords'>,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const account = `member ${userId}`;
  await takeOne(ctx.limits, 'login', account);
  const hash = await findPasswordHash(ctx.db, userId);
  const isRight = await ctx.passwords.verify(hash, password).catch(async (error: unknown) => {
    // A password that could not be checked does not count as a wrong try.
    await giveBack(ctx.limits, 'login', account);
    throw error;
  });
  if (!isRight || !hash) {
    logSecurityEvent(ctx, 'password-refused', { userId });
    throw invalid(field, 'This is not your current password');
  }
  await giveBack(ctx.limits, 'login', account);
  return hash;
}

/**
 * Refuses a new password that is too short for this site, that is among the commonest of published breaches, or
 * that is a name of the account.
 * @throws invalid, at the field
 */
export async function requireGoodPassword(
  { settings }: Pick<Context, 'settings'>,
  { password, field, names }: { password: string; field: string; names: readonly string[] },
): Promise<void> {
  const { passwordMinimum, siteName } = settings.current;
  if (password.length < passwordMinimum) {
    throw invalid(field, `Password must be at least ${passwordMinimum} characters`);
  }
  if (isOwnName(password, [...names, siteName])) {
    throw invalid(field, 'Please choose a password that is not your name or address');
  }
  if (await isCommonPassword(password)) {
    throw invalid(
      field,
      'Many people use this password, so it is easy to guess. Please choose another',
    );
  }
}
