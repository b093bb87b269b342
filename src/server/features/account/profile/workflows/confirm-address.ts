import type { Tx } from '#db/open.ts';
import { type AddressChange, createUndo } from '#server/features/account/address-undo/mutations.ts';
import { isReserved } from '#server/features/account/address-undo/queries.ts';
import { endSessions, hashSessionId } from '#server/features/account/sessions/mutations.ts';
import { confirmAddress } from '#server/features/account/tokens/mutations.ts';
import { hasConfirmed } from '#server/features/account/tokens/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { isUniqueViolation } from '#server/kernel/database/violations.ts';
import { hashToken } from '#server/kernel/secret-token.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

const deadLink = 'This link has been used or is too old.';
const takenByNow = 'This address belongs to another account by now.';

/**
 * Confirms the address that the link was sent to. A change of address ends every other session, and can be
 * undone from the old address for some days.
 * @returns why nothing was confirmed; undefined on success
 */
export async function confirmByLink(
  ctx: EventSource & Pick<Context, 'db' | 'now' | 'sessionId' | 'jobs'>,
  token: string,
): Promise<string | undefined> {
  if (token === '') return 'No verification token provided';
  try {
    const { userId, problem } = await inTransaction(ctx.db, async (tx) => {
      const hash = hashToken(token);
      const confirmed = await confirmAddress(tx, hash, ctx.now);
      if (!confirmed) return { problem: (await hasConfirmed(tx, hash)) ? undefined : deadLink };
      const { userId, change } = confirmed;
      if (change) await settleChange(tx, ctx, { userId, ...change });
      return { userId };
    });
    if (userId !== undefined) logSecurityEvent(ctx, 'address-confirmed', { userId });
    return problem;
  } catch (error) {
    if (isUniqueViolation(error) || error instanceof AddressReserved) return takenByNow;
    throw error;
  }
}

/** The address is reserved for another account's undo link. */
class AddressReserved extends Error {}

async function settleChange(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'sessionId' | 'jobs'>,
  change: AddressChange,
): Promise<void> {
  const { userId, newEmail, wasProven } = change;
  if (await isReserved(tx, newEmail, { exceptOf: userId, now: ctx.now })) {
    throw new AddressReserved();
  }
  await endSessions(tx, userId, ctx.sessionId && hashSessionId(ctx.sessionId));
  // An address that was never verified gets no undo link.
  if (!wasProven) return;
  const undoId = await createUndo(tx, change, ctx.now);
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'address-changed', undoId });
}
