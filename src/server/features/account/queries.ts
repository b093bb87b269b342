import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import { type Params, prepare } from '#db/statements/prepare.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import type { Manager } from '#shared/kernel/actor.ts';
import { shownName } from '#shared/kernel/public-name.ts';
import { rolesOf } from '#shared/kernel/roles.ts';
import { fullName } from '#shared/kernel/text/full-name.ts';
import { accessibilityOf } from './accessibility/queries.ts';
import { isReserved } from './address-undo/queries.ts';
import { hasSecondFactor, stateColumns } from './second-factor/queries.ts';

/** The data of the signed-in user that the app shows. */
export async function findCurrentUser(db: Database, id: number) {
  const [row] = await listUsers(db, { id });
  if (!row) return undefined;
  const { photoUrl, profilePicture, ...user } = row;
  return {
    ...user,
    roles: rolesOf(user),
    hasPassword: Boolean(user.hasPassword),
    photoURL: profilePicture ?? photoUrl,
  };
}

const listUsers = prepare((db, param: Params<{ id: number }>) =>
  db
    .selectFrom('users')
    .where('id', '=', param('id'))
    .select([
      'id',
      'username',
      'email',
      'displayName',
      'firstName',
      'lastName',
      'photoUrl',
      'profilePicture',
      'timezone',
      'preferredLanguage',
      'emailVerified',
      'usernameProvisional',
      'isAdmin',
      'isAuthor',
      'isTeacher',
      'createdAt',
    ])
    .select((eb) => eb('password', 'is not', null).as('hasPassword'))
    .select(hasSecondFactor('users.id').as('hasSecondFactor'))
    .select(accessibilityOf('users.id').as('accessibility')),
);

/** @throws not-found */
export const getCurrentUser = async (db: Database, id: number) =>
  orNotFound(await findCurrentUser(db, id), 'Account');

/** The account data that a sign-in checks. */
export function findLogin(db: Database, email: string) {
  return db
    .selectFrom('users')
    .where('email', '=', email)
    .select([...stateColumns, 'users.id', 'password'])
    .executeTakeFirst();
}

/** The account with this address, for a mail to it. */
export async function findAccountOf(db: Database, email: string) {
  const row = await db
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'username', 'preferredLanguage', 'timezone', 'accountStatus'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { accountStatus, ...account } = row;
  return { ...account, isActive: accountStatus === 'active' };
}

/** The condition that the account of the row has this username, in upper or lower case. */
export const hasUsername = (username: string) =>
  sql<SqlBool>`lower(users.username) = ${username.toLowerCase()}`;

/** Which of the two another account has. */
export async function findTaken(
  db: Database,
  { username, email }: { username: string; email: string },
): Promise<'username' | 'email' | undefined> {
  const rows = await db
    .selectFrom('users')
    .select(['email'])
    .where((eb) => eb.or([eb('email', '=', email), hasUsername(username)]))
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.email === email) ? 'email' : 'username';
}

export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('isAdmin', '=', true)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that the Profile page shows. @throws not-found */
export async function getProfile(db: Database, id: number) {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'id',
      'username',
      'email',
      'pendingEmail',
      'emailVerified',
      'displayName',
      'firstName',
      'lastName',
      'phoneNumber',
      'homeCountry',
      'dateOfBirth',
      'occupation',
      'educationLevel',
      'learningGoals',
      'bio',
      'profilePicture',
      'photoUrl',
      'timezone',
      'preferredLanguage',
      'usernameProvisional',
      'isAdmin',
      'createdAt',
      'updatedAt',
      'lastLoginAt',
    ])
    .select((eb) => [
      eb('password', 'is not', null).as('hasPassword'),
      eb('firebaseId', 'is not', null).as('hasGoogle'),
    ])
    .executeTakeFirst();
  const { photoUrl, ...profile } = orNotFound(row, 'Account');
  return {
    ...profile,
    photoURL: photoUrl,
    hasPassword: Boolean(profile.hasPassword),
    hasGoogle: Boolean(profile.hasGoogle),
  };
}

/** The name under which others see an account; undefined when there is no such account. */
export async function findPublicName(db: Database, id: number): Promise<string | undefined> {
  const person = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['displayName', 'username'])
    .executeTakeFirst();
  return person && shownName(person.displayName, person.username);
}

/** When administrators last changed what a person is allowed. */
export async function getExceptionsVersion(db: Database, userId: number): Promise<Date> {
  const { updatedAt } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((eb) => eb.fn.coalesce('exceptionsUpdatedAt', 'createdAt').$notNull().as('updatedAt'))
    .executeTakeFirstOrThrow();
  return updatedAt;
}

/** The recipient of a mail about an account. */
export function findRecipient(db: Database, id: number) {
  return db
    .selectFrom('users')
    .where('id', '=', id)
    .select([
      'username',
      'email',
      'emailVerified',
      'pendingEmail',
      'scheduledDeletionDate',
      'lastLoginAt',
      'preferredLanguage',
      'timezone',
    ])
    .executeTakeFirst();
}

/** The roles of an active account. */
export const findRoles = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('accountStatus', '=', 'active')
    .select(['isAdmin', 'isAuthor', 'isTeacher', hasSecondFactor('users.id').as('hasSecondFactor')])
    .executeTakeFirst();

/** Since when, why and by whom the account is suspended; undefined if it is not. */
export async function findSuspension(db: Database, id: number) {
  const row = await db
    .selectFrom('users')
    .leftJoin('users as suspender', 'suspender.id', 'users.suspendedBy')
    .where('users.id', '=', id)
    .where(isSuspended)
    .select(['users.suspendedAt as at', 'users.suspendedReason', 'users.suspendedNote as note'])
    .select('suspender.username as by')
    .executeTakeFirst();
  return row && { at: row.at, reason: row.suspendedReason ?? 'other', note: row.note, by: row.by };
}

/** Also while the account waits for its erasure. */
const isSuspended = sql<boolean>`(users.account_status = 'suspended' or users.suspended_at is not null)`;

/** The account whose password can be reset by a mail to `email`. */
export function findResettable(db: Database, email: string) {
  return db
    .selectFrom('users')
    .where('email', '=', email)
    .where((eb) => eb.not(isSuspended))
    .select(['id', 'username', 'email', 'preferredLanguage', 'timezone'])
    .executeTakeFirst();
}

/** Whether an account has `email`, or another than `userId` can still restore it. */
export async function isAddressTaken(
  db: Database,
  email: string,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  return row !== undefined || isReserved(db, email, { exceptOf: userId, now });
}

/** All accounts, or the one with this address, for the operator. */
export function listAccounts(db: Database, filter: string | undefined) {
  return db
    .selectFrom('users')
    .$if(filter !== undefined, (query) => query.where('email', '=', filter ?? ''))
    .select([
      'id',
      'username',
      'email',
      'emailVerified',
      'accountStatus',
      'isAdmin',
      'isAuthor',
      'isTeacher',
      'scheduledDeletionDate',
      'createdAt',
      'lastLoginAt',
    ])
    .orderBy('id')
    .execute();
}

/** The username of the account that a column refers to, as in `testimonials.userId`. */
export const usernameOf = (column: string) =>
  sql<string>`(select users.username from users where users.id = ${sql.ref(column)})`;

/** The address of the account that a column refers to, for administrators; null if it was erased. */
export const emailOf = (column: string) =>
  sql<string | null>`(select users.email from users where users.id = ${sql.ref(column)})`;

/** Since when the account that a column refers to is suspended; null if it is not. */
export const suspendedAtOf = (column: string) =>
  sql<Date | null>`(select users.suspended_at from users where users.id = ${sql.ref(column)})`;

/** Whether the account that a column refers to was ever signed in to. */
export const hasSignedIn = (column: string) =>
  sql<boolean>`coalesce((select users.last_login_at is not null from users where users.id = ${sql.ref(column)}), false)`;

/** Whether the account that a column refers to is in use and may teach. */
export const isActiveTeacher = (column: string) =>
  sql<boolean>`coalesce((select ${isTeaching} from users where users.id = ${sql.ref(column)}), false)`;

const isTeaching = sql<boolean>`(account_status = 'active' and (is_teacher or is_admin))`;

/** Whose classes an account can teach now; undefined if it cannot teach. */
export async function findTeachingManager(db: Database, id: number): Promise<Manager | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where(isTeaching)
    .select('isAdmin')
    .executeTakeFirst();
  return row && (row.isAdmin ? 'all' : id);
}

/** The account with this username or confirmed address, if it may teach. */
export async function findTeacherId(db: Database, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .where((eb) =>
      eb.or([
        hasUsername(name),
        eb.and([eb('email', '=', name.toLowerCase()), eb('emailVerified', '=', true)]),
      ]),
    )
    .where(isTeaching)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether the account is an administrator's now: administrators can read every key. */
export const isAdminNow = (userId: RawBuilder<unknown>) =>
  sql<boolean>`coalesce((select is_admin from users where users.id = ${userId}), false)`;

/** The full names of people, else their public names. */
export async function listFullNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('users')
    .where('id', '=', anyOf(ids))
    .select(['id', 'firstName', 'lastName', 'displayName', 'username'])
    .execute();
  return new Map(
    rows.map(({ id, firstName, lastName, displayName, username }) => [
      id,
      firstName && lastName ? fullName(firstName, lastName) : shownName(displayName, username),
    ]),
  );
}

/** Accounts that can be ranked: active, not an administrator's and, if required, with a verified address. */
export function selectRankable(db: Database, { verifiedOnly }: { verifiedOnly: boolean }) {
  return db
    .selectFrom('users')
    .where('users.accountStatus', '=', 'active')
    .where('users.isAdmin', '=', false)
    .$if(verifiedOnly, (query) => query.where('users.emailVerified', '=', true))
    .select(['users.username', 'users.displayName']);
}

/** Every key that receipts or credentials were signed with, the newest first. */
export function listSignatureKeys(db: Database, purpose: 'receipts' | 'badges') {
  return db
    .selectFrom('signingKeys')
    .where('purpose', '=', purpose)
    .select(['key', 'createdAt', 'retiredAt'])
    .orderBy('id', 'desc')
    .execute();
}

/** The key of the database that encrypts stored secrets, if one was created. */
export async function findSecretsKey(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('signingKeys')
    .where('purpose', '=', 'secrets')
    .where('retiredAt', 'is', null)
    .select('key')
    .executeTakeFirst();
  return row?.key;
}
