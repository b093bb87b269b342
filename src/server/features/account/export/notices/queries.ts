import { sql } from 'kysely';
import type { Database } from '#db/open.ts';

/** What a person was notified of, and how the person wishes to be. */
export const findNoticesOf = async (db: Database, userId: number) => ({
  notices: await db
    .selectFrom('notices')
    .where('userId', '=', userId)
    .select(['kind', 'data', 'createdAt', 'readAt', 'mailedAt'])
    .orderBy('id')
    .execute(),
  noticeChoices: await db
    .selectFrom('noticeChoices')
    .where('userId', '=', userId)
    .select(['kind', 'inApp', 'mail', 'push'])
    .orderBy('kind')
    .execute(),
  noticeTimes: await findNoticeTimes(db, userId),
  // Not the address and the keys: with them others could send.
  noticeDevices: await db
    .selectFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .select(['createdAt', sql<string>`substring(endpoint from 'https://([^/:]+)')`.as('service')])
    .orderBy('id')
    .execute(),
});

async function findNoticeTimes(db: Database, userId: number) {
  const times = await db
    .selectFrom('noticeTimes')
    .where('userId', '=', userId)
    .select(['rhythm', 'quietFrom', 'quietUntil', 'dueDays', 'lastMailAt'])
    .executeTakeFirst();
  return times ?? null;
}
