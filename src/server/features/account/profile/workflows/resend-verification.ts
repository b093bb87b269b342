import { findRecipient } from '#server/features/account/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { inTransaction } from '#server/kernel/transaction.ts';

/** Sends the mail with the confirmation link again. */
export async function resendVerification(
  ctx: Pick<Context, 'db' | 'jobs' | 'limits' | 'network'>,
  userId: number,
): Promise<void> {
  const person = orNotFound(await findRecipient(ctx.db, userId), 'Account');
  if (person.emailVerified && !person.pendingEmail) {
    throw new Failure('conflict', 'Your email address is verified already.');
  }
  await countMail(ctx, { userId, to: person.pendingEmail ?? person.email });
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueue(tx, 'mail', { mail: 'verification', userId }),
  );
}

/**
 * Counts a mail with a link: strictly per account and per recipient, loosely per network, which a school may
 * share.
 */
export async function countMail(
  ctx: Pick<Context, 'limits' | 'network'>,
  { userId, to }: { userId: number; to: string },
): Promise<void> {
  await takeOne(ctx.limits, 'verificationNetwork', ctx.network);
  await takeOne(ctx.limits, 'verification', `member ${userId}`);
  await takeOne(ctx.limits, 'verification', `address ${to}`);
}
