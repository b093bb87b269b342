import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { anyOfPrepared, type Params, prepare } from '#db/statements/prepare.ts';
import { type Held, heldBy } from '#shared/kernel/time/held.ts';

/** Whether the account that a column refers to is in use: neither suspended nor deactivated, nor about to be erased. */
export const isInUse = (column: string) =>
  sql<boolean>`exists (select from users
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

/** How many changes of a time zone are read; before them, the earliest of these counts. */
const maxChanges = 200;

/** The time zones that each of these people has chosen. */
export async function findTimeZones(
  db: Database,
  userIds: readonly number[],
): Promise<(userId: number) => Held<string>> {
  const past = await listPastTimeZones(db, { userIds });
  const accounts = await listTimeZones(db, { userIds });
  return heldBy({ past, current: accounts, otherwise: 'UTC' });
}

const listTimeZones = prepare((db, param: Params<{ userIds: readonly number[] }>) =>
  db
    .selectFrom('users')
    .where('id', '=', anyOfPrepared(param('userIds')))
    .select(['id as userId', sql<string>`coalesce(timezone, 'UTC')`.as('value')]),
);

const listPastTimeZones = prepare(
  (_, param: Params<{ userIds: readonly number[] }>) => sql<{
    userId: number;
    until: Date;
    value: string;
  }>`
    select asked.user_id, until, time_zone as value from unnest(${param('userIds')}::int[]) as asked(user_id)
    cross join lateral (select until, time_zone from past_time_zones where user_id = asked.user_id
      order by until desc limit ${maxChanges}) as changes`,
);

/** The time zone of the account that a column refers to. */
export const timeZoneOf = (column: string) =>
  sql<string>`(select coalesce(users.timezone, 'UTC') from users where users.id = ${sql.ref(column)})`;
