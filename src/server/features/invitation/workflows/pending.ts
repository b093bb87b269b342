import { recordAct } from '#db/audit.ts';
import type { Tx } from '#db/open.ts';
import { lockPending, renewInvitation } from '#server/features/account/invitations/mutations.ts';
import { removeAccount } from '#server/features/account/people/mutations.ts';
import { changeEach } from '#server/features/account/people/workflows/change-each.ts';
import type { Context } from '#server/kernel/context.ts';
import type { EventSource } from '#server/kernel/security/events.ts';
import { invitationExpiry, mayResend } from '#shared/features/invitation/rules.ts';
import type { RowOutcome } from '#shared/kernel/many.ts';

type PendingContext = EventSource & Pick<Context, 'db' | 'jobs' | 'now'>;
type Pending = NonNullable<Awaited<ReturnType<typeof lockPending>>>;

/** Mails invitations once more. Links of earlier mails work until their own end. */
export const resendInvitations = (ctx: PendingContext, ids: readonly number[]) =>
  eachPending(ctx, ids, {
    event: 'people-invited',
    act: async (tx, { id, suspendedAt, sentAt }) => {
      if (suspendedAt) return 'This account is suspended. Lift the suspension first.';
      if (!mayResend(sentAt, ctx.now))
        return 'A mail was sent a few minutes ago. Please wait before you send another.';
      await renewInvitation(tx, id, { now: ctx.now, expiresAt: invitationExpiry(ctx.now) });
      await ctx.jobs.enqueue(tx, 'mail', { mail: 'invitation', userId: id });
      await recordAct(tx, { kind: 'users', rowId: id }, { invitation: 'mailed' });
      return undefined;
    },
  });

/** Revokes invitations: deletes the unused accounts with their links. */
export const revokeInvitations = (ctx: PendingContext, ids: readonly number[]) =>
  eachPending(ctx, ids, {
    event: 'invitation-revoked',
    act: async (tx, { id }) => {
      await removeAccount(tx, id);
      return undefined;
    },
  });

interface Action {
  event: 'people-invited' | 'invitation-revoked';
  /** @returns why it was refused */
  act: (tx: Tx, pending: Pending) => Promise<string | undefined>;
}

const eachPending = (
  ctx: PendingContext,
  ids: readonly number[],
  { event, act }: Action,
): Promise<RowOutcome[]> =>
  changeEach(ctx, ids, {
    event,
    act: async (tx, id) => {
      const pending = await lockPending(tx, id);
      if (!pending) return { id, outcome: 'missing' };
      const message = await act(tx, pending);
      return message ? { id, outcome: 'refused', message } : { id, outcome: 'done' };
    },
  });
