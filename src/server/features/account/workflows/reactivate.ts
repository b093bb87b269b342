import { z } from 'zod';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { suspensionText } from '#shared/features/account/people.ts';
import { reactivationMinutes } from '#shared/features/account/rules.ts';
import { Id } from '#shared/kernel/id.ts';
import { reactivateAccount } from '../mutations.ts';
import { findLogin, findSuspension } from '../queries.ts';

const proofCookie = 'quizwright_reactivation';
const purpose = 'reactivation';
const Proof = z.object({ userId: Id });

interface ProvenAccount {
  id: number;
  email: string;
  accountStatus: 'active' | 'deactivated' | 'pending_deletion' | 'suspended';
  scheduledDeletionDate: Date | null;
}

/**
 * Refuses accounts that are not active. Call it only after a proof of identity: for a deactivated account it
 * sets a cookie that proves the owner to `reactivate` for a few minutes.
 */
export async function requireActive(
  ctx: Pick<Context, 'db' | 'signer' | 'cookies' | 'now'>,
  account: ProvenAccount,
): Promise<void> {
  if (account.accountStatus === 'active') return;
  const suspension = await findSuspension(ctx.db, account.id);
  if (suspension) throw new Failure('forbidden', suspensionText(suspension));
  const seconds = reactivationMinutes * 60;
  const proof = await ctx.signer.sign(purpose, { userId: account.id }, { now: ctx.now, seconds });
  ctx.cookies.set(proofCookie, proof, { maxAgeSeconds: seconds });
  const date = account.scheduledDeletionDate;
  throw new Failure('deactivated', 'This account has been deactivated.', {
    email: account.email,
    ...(date ? { scheduledDeletionDate: date.toISOString() } : {}),
  });
}

/** Reactivates an account. The cookie that `requireActive` has set proves that the caller owns it. */
export async function reactivate(
  ctx: EventSource & Pick<Context, 'db' | 'signer' | 'cookies' | 'now'>,
  email: string,
): Promise<void> {
  const text = ctx.cookies.get(proofCookie);
  const proof = await ctx.signer.open(purpose, Proof, { text, now: ctx.now });
  const account = proof && (await findLogin(ctx.db, email));
  if (!account || account.id !== proof.userId) {
    throw new Failure('forbidden', 'Please sign in once more, then reactivate your account.');
  }
  if (
    !(await inTransaction(ctx.db, (tx) =>
      reactivateAccount(tx, account.id, { suspendedToo: false }),
    ))
  ) {
    throw new Failure('conflict', 'This account cannot be reactivated.');
  }
  ctx.cookies.clear(proofCookie);
  logSecurityEvent(ctx, 'account-reactivated', { userId: account.id });
}
