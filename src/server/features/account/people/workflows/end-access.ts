import { recordAct } from '#db/audit.ts';
import { scheduleDeletion } from '#server/features/account/erasure/mutations.ts';
import { lockAccount } from '#server/features/account/mutations.ts';
import { currentSessionHash, endSessions } from '#server/features/account/sessions/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { cancelDeletion } from '../mutations.ts';
import { changeEach } from './change-each.ts';

type PeopleContext = EventSource & Pick<Context, 'db' | 'jobs' | 'now' | 'settings'>;

/** Signs people out everywhere; the caller stays signed in here. */
export const endSessionsOf = (
  ctx: PeopleContext & Pick<Context, 'sessionId'>,
  ids: readonly number[],
): Promise<RowOutcome[]> =>
  changeEach(ctx, ids, {
    event: 'sessions-ended',
    act: async (tx, id) => {
      // Locked, so that a sign-in of this moment is ended too or comes after.
      if (!(await lockAccount(tx, id))) return { id, outcome: 'missing' };
      const count = await endSessions(tx, id, currentSessionHash(ctx));
      if (count === 0) return { id, outcome: 'unchanged' };
      await recordAct(tx, { kind: 'users', rowId: id }, { sessions_ended: count });
      return { id, outcome: 'done' };
    },
  });

/** Schedules the erasure of another account, as its owner could; the owner gets a mail. */
export async function schedulePersonDeletion(
  ctx: PeopleContext,
  by: number,
  id: number,
): Promise<Date> {
  if (id === by) throw new Failure('conflict', 'Your own account is deleted on your profile page.');
  const date = await inTransaction(ctx.db, async (tx) => {
    const account = orNotFound(await lockAccount(tx, id), 'Account');
    if (account.accountStatus === 'pending_deletion')
      throw new Failure('conflict', 'This account is scheduled for deletion already.');
    const scheduled = await scheduleDeletion(tx, id, ctx);
    await ctx.jobs.enqueue(tx, 'mail', {
      mail: 'deletion-scheduled',
      userId: id,
      by: 'administrator',
    });
    return scheduled;
  });
  logSecurityEvent(ctx, 'deletion-scheduled', { userId: id });
  return date;
}

/** Cancels the scheduled erasure of an account, or reactivates a deactivated one. */
export async function cancelPersonDeletion(ctx: PeopleContext, id: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const account = orNotFound(await lockAccount(tx, id), 'Account');
    if (!['pending_deletion', 'deactivated'].includes(account.accountStatus))
      throw new Failure('conflict', 'This account is not scheduled for deletion.');
    await cancelDeletion(tx, account);
  });
  logSecurityEvent(ctx, 'account-reactivated', { userId: id });
}
