import { sql, type Updateable } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { AccountStatus, Users } from '#db/schema.ts';
import type { Language } from '#shared/kernel/language/languages.ts';
import { isReserved } from './address-undo/queries.ts';
import { takenFailure } from './guards.ts';

interface NewAccount {
  username: string;
  email: string;
  passwordHash: string | null;
  isAdmin?: boolean;
  emailVerified?: boolean;
  profile?: ProfileColumns;
}

type OrAbsent<Row, Name extends keyof Row> = { [Key in Name]?: Row[Key] | undefined };

/** The profile columns that a person fills in. */
type ProfileColumns = OrAbsent<
  Updateable<Users>,
  | 'firstName'
  | 'lastName'
  | 'displayName'
  | 'phoneNumber'
  | 'homeCountry'
  | 'timezone'
  | 'preferredLanguage'
  | 'dateOfBirth'
  | 'occupation'
  | 'educationLevel'
  | 'learningGoals'
  | 'bio'
  | 'profilePicture'
  | 'photoUrl'
  | 'firebaseId'
  | 'usernameProvisional'
>;

/**
 * Creates an account.
 * @returns its id, or undefined when the username or the address is taken
 */
export async function createAccount(
  tx: Tx,
  { passwordHash, profile, ...account }: NewAccount,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values({ ...profile, ...account, password: passwordHash, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  // Checked after the insert, which waits for a concurrent change of address.
  const reservation = { exceptOf: undefined, now };
  if (await isReserved(tx, account.email, reservation)) throw takenFailure('email');
  return row.id;
}

/**
 * Records a sign-in to an active account, and locks the account until the transaction ends.
 * @param passwordHash the hash that the password was checked against; absent for a sign-in without a password
 * @returns false when the account is not active any more, or its password was changed after the check
 */
export async function recordLogin(
  tx: Tx,
  { userId, passwordHash }: { userId: number; passwordHash?: string | undefined },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ lastLoginAt: now })
    .where('id', '=', userId)
    .where('accountStatus', '=', 'active')
    .$if(passwordHash !== undefined, (query) => query.where('password', '=', passwordHash ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when the account already was an administrator's */
export async function promoteToAdmin(tx: Tx, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ isAdmin: true })
    .where('id', '=', userId)
    .where('isAdmin', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account's row, locked until the transaction ends, so that decisions based on it stay valid. */
export function lockAccount(tx: Tx, userId: number) {
  return tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select([
      'id',
      'username',
      'email',
      'pendingEmail',
      'emailVerified',
      'accountStatus',
      'suspendedAt',
      'isAdmin',
      'isAuthor',
      'isTeacher',
      'profilePicture',
      'updatedAt',
    ])
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProfile(
  tx: Tx,
  { userId, profile }: { userId: number; profile: ProfileColumns },
  now: Date,
): Promise<void> {
  if (Object.values(profile).every((value) => value === undefined)) return;
  await tx
    .updateTable('users')
    .set({ ...profile, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

interface PendingEmail {
  userId: number;
  pendingEmail: string | null;
}

const replacePendingEmail = (tx: Tx, { userId, pendingEmail }: PendingEmail, now: Date) =>
  tx
    .updateTable('users')
    .set({
      pendingEmail,
      ...requestedSince(now),
      emailVerificationToken: null,
      emailVerificationExpires: null,
      updatedAt: now,
    })
    .where('id', '=', userId);

/**
 * Of use only while an address waits. Another address in place of one that waits goes on with the first request, because
 * both may be an intruder's.
 */
function requestedSince(now: Date) {
  const goesOn = sql<boolean>`pending_email is not null and pending_email_since is not null`;
  return {
    pendingEmailSince: sql<Date>`case when ${goesOn} then pending_email_since else ${now}::timestamptz end`,
    pendingEmailFirebaseId: sql<
      string | null
    >`case when ${goesOn} then pending_email_firebase_id else firebase_id end`,
  };
}

/** Stores a new address that waits for confirmation; links for an earlier one stop working. */
export async function setPendingEmail(tx: Tx, pending: PendingEmail, now: Date): Promise<void> {
  await replacePendingEmail(tx, pending, now).execute();
}

/**
 * Cancels a change of address, if one waits; its link stops working. The link that confirms a first address stays valid.
 */
export async function cancelPendingEmail(tx: Tx, userId: number, now: Date): Promise<void> {
  await replacePendingEmail(tx, { userId, pendingEmail: null }, now)
    .where('pendingEmail', 'is not', null)
    .execute();
}

/**
 * Replaces the provisional username of a Google account; possible once.
 * @returns false when the username is not provisional any more
 */
export async function settleUsername(
  tx: Tx,
  { userId, username }: { userId: number; username: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ username, usernameProvisional: false, updatedAt: now })
    .where('id', '=', userId)
    .where('usernameProvisional', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all access except by password and Google: deletes sessions, access tokens and mailed reset links. */
export async function dropAccess(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute();
  await tx.deleteFrom('accessTokens').where('userId', '=', userId).execute();
  await tx.deleteFrom('passwordResetTokens').where('userId', '=', userId).execute();
}

export const notSuspended = {
  suspendedAt: null,
  suspendedReason: null,
  suspendedNote: null,
  suspendedBy: null,
} as const;

/**
 * Makes an account active again, unless its status has changed. An owner cannot do so while it is suspended.
 * @returns whether it did
 */
export async function reactivateAccount(
  tx: Tx,
  userId: number,
  { suspendedToo }: { suspendedToo: boolean },
): Promise<boolean> {
  const from: AccountStatus[] = ['pending_deletion', 'deactivated'];
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ accountStatus: 'active', scheduledDeletionDate: null, ...notSuspended })
    .where('id', '=', userId)
    .where('accountStatus', 'in', suspendedToo ? [...from, 'suspended'] : from)
    .$if(!suspendedToo, (query) => query.where('suspendedAt', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Whether no administrator would be left without this account. Locks the administrators' rows, so that the last two
 * cannot remove each other at the same time.
 */
export async function isOnlyAdmin(tx: Tx, userId: number): Promise<boolean> {
  const admins = await tx
    .selectFrom('users')
    .where('isAdmin', '=', true)
    .where('accountStatus', '=', 'active')
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.length === 1 && admins[0]?.id === userId;
}

/** Serializes changes to rows of one person, also to those that do not exist yet: testimonials and recovery codes, for example. */
export async function lockForOwnRows(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}

/** Marks what administrators allow a person as changed, for those who have it open. */
export async function touchExceptions(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ exceptionsUpdatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** Changes the language in which a member reads the app. */
export async function setLanguage(
  tx: Tx,
  userId: number,
  { language }: { language: Language },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ preferredLanguage: language, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}
