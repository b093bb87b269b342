import { lockPending } from '#server/features/account/invitations/mutations.ts';
import { dropAccess } from '#server/features/account/mutations.ts';
import {
  type DeviceContext,
  rememberDevice,
} from '#server/features/account/sessions/workflows/remember-device.ts';
import { takeResetToken } from '#server/features/account/tokens/mutations.ts';
import { findResetOwner } from '#server/features/account/tokens/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { requireGoodPassword } from '../guards.ts';
import { resetPassword } from '../mutations.ts';
import { findOwnNames } from '../queries.ts';

const deadLink = 'This link has been used or is too old. Please ask for a new one.';

/** Sets a new password with a mailed link, which works once; every device is signed out. */
export async function resetPasswordByLink(
  ctx: DeviceContext & EventSource & Pick<Context, 'db' | 'jobs' | 'passwords' | 'settings'>,
  { token, password }: { token: string; password: string },
) {
  const tokenHash = hashToken(token);
  const known = await findResetOwner(ctx.db, tokenHash, ctx.now);
  if (known === undefined) throw new Failure('invalid', deadLink);
  await requireGoodPassword(ctx, {
    password,
    field: 'password',
    names: await findOwnNames(ctx.db, known),
  });
  const hash = await ctx.passwords.hash(password);
  const owner = await inTransaction(ctx.db, async (tx) => {
    const userId = await takeResetToken(tx, tokenHash, ctx.now);
    if (userId === undefined) throw new Failure('invalid', deadLink);
    // A person who accepts an invitation has had no password before.
    const isFirst = (await lockPending(tx, userId)) !== undefined;
    await resetPassword(tx, { userId, hash }, ctx.now);
    await dropAccess(tx, userId);
    if (!isFirst) await ctx.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId });
    return userId;
  });
  logSecurityEvent(ctx, 'password-reset', { userId: owner });
  // The link proves the owner: guesses by others must not delay the sign-in that follows.
  await rememberDevice(ctx, owner);
}
