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
  reopenWishes: await listReopenWishes(db, userId),
});

async function listReopenWishes(db: Database, userId: number) {
  const rows = await db
    .selectFrom('reopenWishes')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'reopenWishes.quizAttemptId')
    .innerJoin('quizzes', 'quizzes.id', 'quizAttempts.quizId')
    .where('reopenWishes.userId', '=', userId)
    .select(['quizAttempts.id as attemptId', 'quizzes.id', 'quizzes.title'])
    .select('quizAttempts.canRetakeAt')
    .orderBy('quizAttempts.id')
    .execute();
  return rows.map(({ id, title, ...wish }) => ({ ...wish, quiz: { id, title } }));
}

async function findNoticeTimes(db: Database, userId: number) {
  const times = await db
    .selectFrom('noticeTimes')
    .where('userId', '=', userId)
    .select(['rhythm', 'quietFrom', 'quietUntil', 'dueDays', 'lastMailAt'])
    .executeTakeFirst();
  return times ?? null;
}
