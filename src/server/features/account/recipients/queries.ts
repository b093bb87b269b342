import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Held } from '#shared/kernel/time/held.ts';

/** Whether the account that a column refers to is in use: neither suspended nor about to be erased. */
export const isInUse = (column: string) =>
  sql<SqlBool>`exists (select from users
    where users.id = ${sql.ref(column)} and users.account_status = 'active')`;

/** Whether there is such an account, in use or not. */
export const isAccount = (id: number) =>
  sql<SqlBool>`exists (select from users where users.id = ${id})`;

/** Who gets mails that are not about the account itself: accounts in use, at an address that they have proven. */
export const findReader = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('accountStatus', '=', 'active')
    .where('emailVerified', '=', true)
    .select(['username', 'email', 'preferredLanguage', 'timezone'])
    .executeTakeFirst();

/** Who gets messages that are not about the account itself on a device: accounts in use. */
export const findPerson = (db: Database, id: number) =>
  db
    .selectFrom('users')
    .where('id', '=', id)
    .where('accountStatus', '=', 'active')
    .select(['preferredLanguage', 'timezone'])
    .executeTakeFirst();

/** How many changes of a time zone are known; before them, the earliest of these holds. */
const mostChanges = 200;

/** The time zones that a person has chosen. */
export async function findTimeZones(db: Database, userId: number): Promise<Held<string>> {
  const past = await db
    .selectFrom('pastTimeZones')
    .where('userId', '=', userId)
    .select(['until', 'timeZone as value'])
    .orderBy('until', 'desc')
    .limit(mostChanges)
    .execute();
  const account = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('timezone')
    .executeTakeFirst();
  return { past: past.reverse(), current: account?.timezone ?? 'UTC' };
}

/** The time zone of the account that a column refers to. */
export const timeZoneOf = (column: string) =>
  sql<string>`(select coalesce(users.timezone, 'UTC') from users where users.id = ${sql.ref(column)})`;
