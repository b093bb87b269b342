import { recordAct } from '#db/audit.ts';
import { findSuspension } from '#server/features/account/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { getPerson } from '../queries.ts';

/** Mails a link to choose a new password, as the person could ask for; within the same limit per address. */
export async function mailReset(
  ctx: EventSource & Pick<Context, 'db' | 'jobs' | 'limits'>,
  id: number,
): Promise<void> {
  const { email } = await getPerson(ctx.db, id);
  if (await findSuspension(ctx.db, id))
    throw new Failure('conflict', 'This account is suspended. Lift the suspension first.');
  await takeOne(ctx.limits, 'verification', `reset ${email}`);
  await inTransaction(ctx.db, async (tx) => {
    await ctx.jobs.enqueue(tx, 'mail', { mail: 'password-reset', email });
    await recordAct(tx, { kind: 'users', rowId: id }, { password_link: 'mailed' });
  });
  logSecurityEvent(ctx, 'password-reset-requested', { userId: id });
}
