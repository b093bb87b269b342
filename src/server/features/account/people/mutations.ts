import type { Tx } from '#db/open.ts';
import type { SuspensionReason } from '#shared/features/account/people.ts';
import { type lockAccount, notSuspended } from '../mutations.ts';
import { endSessions } from '../sessions/mutations.ts';
import { dropResetTokens } from '../tokens/mutations.ts';

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

interface Facts {
  reason: SuspensionReason;
  note: string | null;
  /** The administrator. */
  by: number;
}

/**
 * Suspends an account that is locked: its sessions and mailed reset links end. Its access tokens stay and are refused
 * until the suspension is lifted, and its attempts stay as they are.
 */
export async function suspendAccount(
  tx: Tx,
  { id, accountStatus }: LockedAccount,
  { reason, note, by }: Facts,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      accountStatus: accountStatus === 'pending_deletion' ? accountStatus : 'suspended',
      suspendedAt: now,
      suspendedReason: reason,
      suspendedNote: note,
      suspendedBy: by,
    })
    .where('id', '=', id)
    .execute();
  await endSessions(tx, id);
  await dropResetTokens(tx, id);
}

export async function liftSuspension(tx: Tx, { id, accountStatus }: LockedAccount): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      accountStatus: accountStatus === 'suspended' ? 'active' : accountStatus,
      ...notSuspended,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes back the scheduled erasure. A suspension that the account had before is in force again. */
export async function cancelDeletion(tx: Tx, { id, suspendedAt }: LockedAccount): Promise<void> {
  await tx
    .updateTable('users')
    .set({ accountStatus: suspendedAt ? 'suspended' : 'active', scheduledDeletionDate: null })
    .where('id', '=', id)
    .execute();
}

export async function setRole(
  tx: Tx,
  { id, isAdmin }: { id: number; isAdmin: boolean },
): Promise<void> {
  await tx.updateTable('users').set({ isAdmin }).where('id', '=', id).execute();
}
