import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { anyLength, type Params, prepare } from '#db/statements/prepare.ts';
import { grouped } from '#server/kernel/database/grouped.ts';
import { hasSecondFactor } from '../second-factor/queries.ts';

/** The session with this hash and its account, which must be active; null when there is none. */
export const findSessionAndUser = grouped({
  run: listSessionsAndUsers,
  atMost: 200,
  keyOf: String,
});

async function listSessionsAndUsers(db: Database, idHashes: string[]) {
  const rows = await listActiveSessions(db, { idHashes });
  const byHash = new Map(rows.map((row) => [row.idHash, row]));
  return idHashes.map((idHash) => byHash.get(idHash) ?? null);
}

const listActiveSessions = prepare((db, param: Params<{ idHashes: readonly string[] }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('idHash', '=', sql<string>`any(${anyLength(param('idHashes'), 'text')})`)
    .where('users.accountStatus', '=', 'active')
    .select([
      'sessions.idHash',
      'sessions.userId',
      'sessions.expiresAt',
      'sessions.userAgent',
      'sessions.network',
      'sessions.createdAt',
      'sessions.lastUsedAt',
      'users.isAdmin',
      'users.isAuthor',
      'users.isTeacher',
    ])
    // Asked for accounts with a role only, because a setting may demand it of them.
    .select(
      sql<boolean>`(users.is_admin or users.is_author or users.is_teacher) and ${hasSecondFactor('users.id')}`.as(
        'hasSecondFactor',
      ),
    ),
);

/** When the owner of the session last proved the account: by signing in, or since then. */
export async function findLastProof(db: Database, idHash: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .where('idHash', '=', idHash)
    .select((eb) => eb.fn.coalesce('provenAt', 'createdAt').as('provenAt'))
    .executeTakeFirst();
  return row?.provenAt;
}

/** An account's sessions, the last used first. */
export function listSessions(db: Database, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(['id', 'idHash', 'userAgent', 'network', 'createdAt', 'lastUsedAt'])
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The public id of a session. */
export function findSessionId(db: Database, idHash: string) {
  return db.selectFrom('sessions').where('idHash', '=', idHash).select('id').executeTakeFirst();
}

/** The device of a session, for a mail that was queued without it; undefined when the session has ended. */
export function findDevice(db: Database, id: number) {
  return db
    .selectFrom('sessions')
    .where('id', '=', id)
    .select(['userAgent', 'network', 'createdAt'])
    .executeTakeFirst();
}
