import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { SuspensionReason } from '#shared/features/account/people.ts';
import type { RoleColumns } from '#shared/kernel/roles.ts';
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

/** Sets the roles that are named; the others stay. */
export async function setRoles(tx: Tx, id: number, changes: Partial<RoleColumns>): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Fills what the profile of the account that stays lacks with that of the one that goes. */
export async function mergeProfiles(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
  now: Date,
): Promise<void> {
  const either = (column: string) =>
    sql`coalesce(nullif(keep.${sql.ref(column)}, ''), gone.${sql.ref(column)})`;
  await sql`update users as keep set
      display_name = ${either('display_name')}, first_name = ${either('first_name')},
      last_name = ${either('last_name')}, phone_number = ${either('phone_number')},
      home_country = ${either('home_country')}, occupation = ${either('occupation')},
      education_level = ${either('education_level')}, learning_goals = ${either('learning_goals')},
      bio = ${either('bio')}, profile_picture = ${either('profile_picture')},
      date_of_birth = coalesce(keep.date_of_birth, gone.date_of_birth),
      created_at = least(keep.created_at, gone.created_at),
      last_login_at = greatest(keep.last_login_at, gone.last_login_at), updated_at = ${now}
    from users as gone where keep.id = ${keepId} and gone.id = ${goneId}`.execute(tx);
}

/** Deletes an account at once, with everything that still belongs to it. */
export async function removeAccount(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}
