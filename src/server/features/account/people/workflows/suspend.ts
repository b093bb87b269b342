import type { Tx } from '#db/open.ts';
import { isOnlyAdmin, lockAccount } from '#server/features/account/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { Suspension } from '#shared/features/account/people.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { liftSuspension, suspendAccount } from '../mutations.ts';

type PeopleContext = EventSource & Pick<Context, 'db' | 'now'>;

/** Suspends several accounts in one transaction. Each has an outcome of its own. */
export async function suspendPeople(
  ctx: PeopleContext,
  by: number,
  { ids, reason, note }: Suspension,
): Promise<RowOutcome[]> {
  const outcomes = await inTransaction(ctx.db, (tx) =>
    eachInOrder(ids, async (id) => {
      const refused = await refusalOf(tx, id, by);
      if (refused) return refused;
      const account = await lockAccount(tx, id);
      if (!account) return { id, outcome: 'missing' };
      if (isSuspended(account)) return { id, outcome: 'unchanged' };
      await suspendAccount(tx, account, { reason, note, by }, ctx.now);
      return { id, outcome: 'done' };
    }),
  );
  logDone(ctx, outcomes, 'account-suspended');
  return outcomes;
}

async function refusalOf(tx: Tx, id: number, by: number): Promise<RowOutcome | undefined> {
  if (id === by) return { id, outcome: 'refused', message: 'You cannot suspend yourself.' };
  const isLast = await isOnlyAdmin(tx, id);
  return isLast
    ? { id, outcome: 'refused', message: 'This is the only administrator.' }
    : undefined;
}

/** Lifts the suspensions of several accounts. */
export async function liftSuspensions(ctx: PeopleContext, ids: number[]): Promise<RowOutcome[]> {
  const outcomes = await inTransaction(ctx.db, (tx) =>
    eachInOrder(ids, async (id) => {
      const account = await lockAccount(tx, id);
      if (!account) return { id, outcome: 'missing' };
      if (!isSuspended(account)) return { id, outcome: 'unchanged' };
      await liftSuspension(tx, account);
      return { id, outcome: 'done' };
    }),
  );
  logDone(ctx, outcomes, 'suspension-lifted');
  return outcomes;
}

const isSuspended = (account: { accountStatus: string; suspendedAt: Date | null }): boolean =>
  account.accountStatus === 'suspended' || account.suspendedAt !== null;

/** One after the other and always in the same order, so that two calls do not wait for each other. */
async function eachInOrder(
  ids: readonly number[],
  act: (id: number) => Promise<RowOutcome>,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const id of ids.toSorted((a, b) => a - b)) outcomes.push(await act(id));
  return outcomes;
}

function logDone(
  ctx: EventSource,
  outcomes: readonly RowOutcome[],
  event: 'account-suspended' | 'suspension-lifted',
): void {
  for (const { id, outcome } of outcomes)
    if (outcome === 'done') logSecurityEvent(ctx, event, { userId: id });
}
