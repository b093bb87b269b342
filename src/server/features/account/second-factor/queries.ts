import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';

/** The columns of an account that decide whether its owner may sign in. */
export const stateColumns = [
  'users.email',
  'users.accountStatus',
  'users.scheduledDeletionDate',
  'users.emailVerified',
  'users.isAdmin',
] as const;

/** Whether the account that a column refers to has a second factor, as in `users.id`. */
export const hasSecondFactor = (column: string) =>
  sql<boolean>`(exists (select 1 from authenticator_apps
      where authenticator_apps.user_id = ${sql.ref(column)} and confirmed_at is not null)
    or exists (select 1 from passkeys where passkeys.user_id = ${sql.ref(column)}))`;

/** The confirmed authenticator app of an account. */
export function findApp(db: Database, userId: number) {
  return db
    .selectFrom('authenticatorApps')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select(['secret', 'confirmedAt'])
    .executeTakeFirst();
}

/** The stored secret of every app, as it is stored. */
export function listSecrets(db: Database) {
  return db.selectFrom('authenticatorApps').select(['userId', 'secret']).execute();
}

/** An account's passkeys, the newest first. */
export function listPasskeys(db: Database, userId: number) {
  return db
    .selectFrom('passkeys')
    .where('userId', '=', userId)
    .select(['id', 'name', 'credentialId', 'createdAt', 'lastUsedAt'])
    .orderBy('id', 'desc')
    .execute();
}

/** Whether a passkey was not removed meanwhile. */
export async function hasPasskey(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('passkeys').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** A passkey with the account that it signs in to. */
export function findPasskey(db: Database, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .where('credentialId', '=', credentialId)
    .select([
      'passkeys.id',
      'passkeys.userId',
      'credentialId',
      'publicKey',
      'counter',
      'transports',
      ...stateColumns,
    ])
    .executeTakeFirst();
}

/** The salt of an account's recovery codes; undefined without codes. */
export async function findRecoverySalt(db: Database, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('recoveryCodes')
    .where('userId', '=', userId)
    .select('salt')
    .executeTakeFirst();
  return row?.salt;
}

/** When an account got its recovery codes, and how many are left; undefined without codes. */
export async function findRecoveryCodes(db: Database, userId: number) {
  const rows = await db
    .selectFrom('recoveryCodes')
    .where('userId', '=', userId)
    .select(['createdAt', 'usedAt'])
    .execute();
  const [first] = rows;
  return first && { createdAt: first.createdAt, left: rows.filter((row) => !row.usedAt).length };
}

/** How a sign-in to the account can be completed; empty without a second factor. */
export async function listMethods(db: Database, userId: number): Promise<SecondFactorMethod[]> {
  const app = await findApp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  if (!app && passkeys.length === 0) return [];
  const codes = await findRecoveryCodes(db, userId);
  return [
    ...(app ? (['app'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(codes && codes.left > 0 ? (['recovery-code'] as const) : []),
  ];
}

/** The login of the account whose sign-in is completed. */
export function findPendingLogin(db: Database, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select([...stateColumns, 'users.id', 'password'])
    .executeTakeFirst();
}
