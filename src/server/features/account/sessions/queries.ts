import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { grouped } from '#server/kernel/database/grouped.ts';

/** The session with this hash and its account, which must be active; null when there is none. */
export const findSessionAndUser = grouped({
  run: listSessionsAndUsers,
  atMost: 200,
  keyOf: String,
});

async function listSessionsAndUsers(db: Database, idHashes: string[]) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('idHash', '=', sql<string>`any(${idHashes}::text[])`)
    .where('users.accountStatus', '=', 'active')
    .select([
      'sessions.idHash',
      'sessions.userId',
      'sessions.expiresAt',
      'sessions.userAgent',
      'sessions.lastUsedAt',
      'users.isAdmin',
    ])
    .execute();
  const byHash = new Map(rows.map((row) => [row.idHash, row]));
  return idHashes.map((idHash) => byHash.get(idHash) ?? null);
}

export async function findSessionStart(db: Database, idHash: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .where('idHash', '=', idHash)
    .select('createdAt')
    .executeTakeFirst();
  return row?.createdAt;
}

/** An account's sessions, the last used first. */
export function listSessions(db: Database, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(['id', 'idHash', 'userAgent', 'createdAt', 'lastUsedAt'])
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
    .execute();
}
