import { currentSessionHash, endSessions } from '#server/features/account/sessions/mutations.ts';
import { dropResetTokens } from '#server/features/account/tokens/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { EventSource } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { requireGoodPassword, requirePassword } from '../guards.ts';
import { replacePassword } from '../mutations.ts';
import { findOwnNames } from '../queries.ts';

/** Changes the password and signs out every other device. */
export async function changePassword(
  ctx: EventSource &
    Pick<Context, 'db' | 'jobs' | 'limits' | 'passwords' | 'sessionId' | 'settings'>,
  userId: number,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const from = await requirePassword(ctx, userId, {
    password: currentPassword,
    field: 'currentPassword',
  });
  await requireGoodPassword(ctx, {
    password: newPassword,
    field: 'newPassword',
    names: await findOwnNames(ctx.db, userId),
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
