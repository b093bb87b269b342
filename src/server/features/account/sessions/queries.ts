import type { Database } from '#db/open.ts';

export async function findSessionStart(db: Database, idHash: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .where('idHash', '=', idHash)
    .select('createdAt')
    .executeTakeFirst();
  return row?.createdAt;
}

/** Where an account is signed in, the last used first. */
export function listSessions(db: Database, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(['id', 'idHash', 'userAgent', 'createdAt', 'lastUsedAt'])
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
    .execute();
}
