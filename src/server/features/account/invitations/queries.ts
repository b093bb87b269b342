import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Database } from '#db/open.ts';
import type { Paging } from '#shared/kernel/paging.ts';
import { usernameOf } from '../queries.ts';

/** Invited people who have not signed in yet, neither by a password nor by a provider that has verified the address. */
export const selectPending = (db: Database) =>
  db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.userId')
    .where('users.password', 'is', null)
    .where('users.emailVerified', '=', false)
    .where('users.accountStatus', 'in', ['active', 'suspended']);

/** A page of pending invitations, the latest first. */
export async function listPending(db: Database, { page, perPage }: Paging, now: Date) {
  const [items, { total }] = await Promise.all([
    selectPending(db)
      .select(['users.id', 'users.username', 'users.displayName', 'users.email'])
      .select(['users.preferredLanguage', 'invitations.sentAt', 'invitations.expiresAt'])
      .select((eb) => [
        eb('invitations.expiresAt', '<=', now).as('isExpired'),
        eb('users.suspendedAt', 'is not', null).as('isSuspended'),
        usernameOf('invitations.invitedBy').$castTo<string | null>().as('invitedBy'),
      ])
      .orderBy('invitations.sentAt', 'desc')
      .orderBy('users.id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    selectPending(db).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const shown = items.map(({ isExpired, isSuspended, ...item }) => ({
    ...item,
    isExpired: Boolean(isExpired),
    isSuspended: Boolean(isSuspended),
  }));
  return { items: shown, total, page, pageSize: perPage };
}

/** What the mail of an invitation needs; undefined when the invitation was accepted or revoked. */
export const findInvited = (db: Database, userId: number) =>
  selectPending(db)
    .where('users.id', '=', userId)
    .where('users.suspendedAt', 'is', null)
    .select(['users.username', 'users.displayName', 'users.email'])
    .select(['users.preferredLanguage', 'users.timezone', 'invitations.expiresAt'])
    .executeTakeFirst();

/** Which of these addresses have an account, by their address. */
export async function findAccountIds(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('users')
    .where('email', '=', anyOf(emails, 'text'))
    .select(['id', 'email'])
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Which of these addresses another account can still restore. */
export async function findReserved(
  db: Database,
  emails: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('addressUndos')
    .where('oldEmail', '=', anyOf(emails, 'text'))
    .where('expiresAt', '>', now)
    .select('oldEmail')
    .execute();
  return new Set(rows.map(({ oldEmail }) => oldEmail));
}

/** The usernames that are these, or these with numbers behind `_`, in lower case. */
export async function findUsernamesLike(
  db: Database,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .where(
      sql<string>`regexp_replace(lower(users.username), '(_[0-9]+)+$', '')`,
      '=',
      anyOf(
        names.map((name) => name.toLowerCase().replace(/(?:_\d+)+$/, '')),
        'text',
      ),
    )
    .select(sql<string>`lower(users.username)`.as('name'))
    .execute();
  return new Set(rows.map(({ name }) => name));
}
