import type { Tx } from '#db/open.ts';
import { cancelPendingEmail } from '#server/features/account/mutations.ts';
import { currentSessionHash, endSessions } from '#server/features/account/sessions/mutations.ts';
import { dropResetTokens } from '#server/features/account/tokens/mutations.ts';
import type { Context } from '#server/kernel/context.ts';

/**
 * Completes the choice of a password by a signed-in owner: every other device is signed out, and the owner gets a mail. A
 * requested change of address is cancelled, because an intruder may have requested it.
 */
export async function settlePassword(
  tx: Tx,
  ctx: Pick<Context, 'jobs' | 'now' | 'sessionId'>,
  userId: number,
): Promise<void> {
  await endSessions(tx, userId, currentSessionHash(ctx));
  await dropResetTokens(tx, userId);
  await cancelPendingEmail(tx, userId, ctx.now);
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'password-changed', userId });
}
