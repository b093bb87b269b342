import type { Tx } from '#db/open.ts';
import { isOnlyAdmin, lockAccount } from '#server/features/account/mutations.ts';
import type { Context } from '#server/kernel/context.ts';
import type { EventSource } from '#server/kernel/security/events.ts';
import type { Suspension } from '#shared/features/account/people.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';
import { liftSuspension, suspendAccount } from '../mutations.ts';
import { changeEach } from './change-each.ts';

type PeopleContext = EventSource & Pick<Context, 'db' | 'now'>;

export const suspendPeople = (
  ctx: PeopleContext,
  by: number,
  { ids, reason, note }: Suspension,
): Promise<RowOutcome[]> =>
  changeEach(ctx, ids, {
    event: 'account-suspended',
    act: async (tx, id) => {
      const message = await refusalOf(tx, id, by);
      if (message !== undefined) return { id, outcome: 'refused', message };
      const account = await lockAccount(tx, id);
      if (!account) return { id, outcome: 'missing' };
      if (isSuspended(account)) return { id, outcome: 'unchanged' };
      await suspendAccount(tx, account, { reason, note, by }, ctx.now);
      return { id, outcome: 'done' };
    },
  });

async function refusalOf(tx: Tx, id: number, by: number): Promise<string | undefined> {
  if (id === by) return 'You cannot suspend yourself.';
  return (await isOnlyAdmin(tx, id)) ? 'This is the only administrator.' : undefined;
}

export const liftSuspensions = (ctx: PeopleContext, ids: number[]): Promise<RowOutcome[]> =>
  changeEach(ctx, ids, {
    event: 'suspension-lifted',
    act: async (tx, id) => {
      const account = await lockAccount(tx, id);
      if (!account) return { id, outcome: 'missing' };
      if (!isSuspended(account)) return { id, outcome: 'unchanged' };
      await liftSuspension(tx, account);
      return { id, outcome: 'done' };
    },
  });

const isSuspended = (account: { accountStatus: string; suspendedAt: Date | null }): boolean =>
  account.accountStatus === 'suspended' || account.suspendedAt !== null;
