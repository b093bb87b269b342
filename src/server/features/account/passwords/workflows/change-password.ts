import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { EventSource } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { requireGoodPassword, requirePassword } from '../guards.ts';
import { replacePassword } from '../mutations.ts';
import { findOwnNames } from '../queries.ts';
import { settlePassword } from './settle-password.ts';

/** Changes the password. @throws invalid, at the field, when the current one is wrong */
export async function changePassword(
  ctx: EventSource &
    Pick<Context, 'db' | 'jobs' | 'limits' | 'now' | 'passwords' | 'sessionId' | 'settings'>,
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
    await settlePassword(tx, ctx, userId);
  });
}
