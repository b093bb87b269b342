import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import type { Database, Tx } from '#db/open.ts';
import type { Context } from '#server/kernel/context.ts';
import { idleSessionEnd, sessionDays, sessionIdleDays } from '#shared/features/account/rules.ts';
import type { RoleColumns } from '#shared/kernel/roles.ts';
import { findSessionAndUser } from './queries.ts';

/** The only file that uses Lucia, which is no longer developed and can be replaced here. */
declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createSessions>;
    UserId: number;
    DatabaseUserAttributes: RoleColumns & { hasSecondFactor: boolean };
    DatabaseSessionAttributes: {
      userAgent: string | null;
      network: string | null;
      createdAt: Date;
      lastUsedAt: Date | null;
    };
  }
}

/** The longest life of a session; the server ends one that is not used earlier. */
export const sessionSeconds = new TimeSpan(sessionDays, 'd').seconds();
export const sessionCookie = 'quizwright_session';

/** Session functions on `db`; pass the transaction when sessions change together with other rows. */
export function createSessions(db: Database) {
  return new Lucia(sessionTable(db), {
    sessionExpiresIn: new TimeSpan(sessionIdleDays, 'd'),
    getUserAttributes: ({ isAdmin, isAuthor, isTeacher, hasSecondFactor }) => ({
      ...{ isAdmin, isAuthor, isTeacher },
      hasSecondFactor,
    }),
    getSessionAttributes: ({ lastUsedAt }) => ({ lastUsedAt }),
  });
}

/** The hash that is stored in place of a session id. */
export const hashSessionId = (id: string): string =>
  createHash('sha256').update(id).digest('base64url');

/** Only active accounts have sessions: the status is part of every look-up. */
function sessionTable(db: Database): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await findSessionAndUser(db, hashSessionId(sessionId));
      if (!row) return [null, null];
      const session: DatabaseSession = {
        id: sessionId,
        userId: row.userId,
        expiresAt: row.expiresAt,
        attributes: {
          userAgent: row.userAgent,
          network: row.network,
          createdAt: row.createdAt,
          lastUsedAt: row.lastUsedAt,
        },
      };
      const { isAdmin, isAuthor, isTeacher, hasSecondFactor } = row;
      const attributes = { isAdmin, isAuthor, isTeacher, hasSecondFactor };
      const user: DatabaseUser = { id: row.userId, attributes };
      return [session, user];
    },
    async getUserSessions() {
      throw new Error('Session ids are not stored, so they cannot be listed.');
    },
    async setSession(session) {
      await db
        .insertInto('sessions')
        .values({
          idHash: hashSessionId(session.id),
          userId: session.userId,
          createdAt: session.attributes.createdAt,
          expiresAt: idleSessionEnd(session.attributes.createdAt),
          userAgent: session.attributes.userAgent,
          network: session.attributes.network,
        })
        .execute();
    },
    // The use of a session extends it, see `noteSessionUse`.
    async updateSessionExpiration() {},
    async deleteSession(sessionId) {
      await db.deleteFrom('sessions').where('idHash', '=', hashSessionId(sessionId)).execute();
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('sessions').where('userId', '=', userId).execute();
    },
    async deleteExpiredSessions() {
      await db.deleteFrom('sessions').where('expiresAt', '<=', new Date()).execute();
    },
  };
}

export const currentSessionHash = (ctx: Pick<Context, 'sessionId'>): string | undefined =>
  ctx.sessionId && hashSessionId(ctx.sessionId);

/** Ends every session of the account except the one with this hash. @returns how many */
export async function endSessions(tx: Tx, userId: number, exceptHash?: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptHash !== undefined, (query) => query.where('idHash', '<>', exceptHash ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends one session of the account. @returns the hash of its id; undefined when the account has no such session */
export async function endSession(tx: Tx, userId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('idHash')
    .executeTakeFirst();
  return row?.idHash;
}

/** The owner of the session has proven the account again. */
export async function noteProof(tx: Tx, idHash: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ provenAt: now }).where('idHash', '=', idHash).execute();
}

/** Records when and from where a session is used. It then ends after 14 days without use, or 30 days after it began. */
export async function noteSessionUse(
  tx: Tx,
  idHash: string,
  { now, network }: { now: Date; network: string },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      lastUsedAt: now,
      network,
      expiresAt: sql<Date>`least(created_at + ${sessionDays} * interval '1 day', ${idleSessionEnd(now)})`,
    })
    .where('idHash', '=', idHash)
    .execute();
}
