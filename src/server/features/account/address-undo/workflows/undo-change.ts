import type { Context } from '#server/kernel/context.ts';
import { isUniqueViolation } from '#server/kernel/database/violations.ts';
import { Failure } from '#server/kernel/failure.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { undoAddressChange } from '../mutations.ts';

/**
 * Undoes a change of address with the link that was mailed to the old address, and enqueues the mail to choose
 * a new password.
 * @returns the restored address
 * @throws invalid when the link was used or has expired; conflict when another account has the address
 */
export async function undoByLink(
  ctx: EventSource & Pick<Context, 'db' | 'now' | 'jobs'>,
  token: string,
): Promise<string> {
  try {
    const { userId, email } = await inTransaction(ctx.db, async (tx) => {
      const undone = await undoAddressChange(tx, hashToken(token), ctx.now);
      if (!undone) throw new Failure('invalid', 'This link has been used or is too old.');
      await ctx.jobs.enqueue(tx, 'mail', { mail: 'password-reset', email: undone.email });
      return undone;
    });
    logSecurityEvent(ctx, 'address-change-undone', { userId });
    return email;
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new Failure('conflict', 'This address belongs to another account by now.');
    }
    throw error;
  }
}
