import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/open.ts';

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
