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
    .select(['kind', 'inApp', 'mail'])
    .orderBy('kind')
    .execute(),
  noticeTimes: await findNoticeTimes(db, userId),
});

async function findNoticeTimes(db: Database, userId: number) {
  const times = await db
    .selectFrom('noticeTimes')
    .where('userId', '=', userId)
    .select(['rhythm', 'quietFrom', 'quietUntil', 'dueDays', 'lastMailAt'])
    .executeTakeFirst();
  return times ?? null;
}
