import { createHash } from 'node:crypto';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import type { Database, Tx } from '#db/open.ts';
import type { Context } from '#server/kernel/context.ts';
import { findSessionAndUser } from './queries.ts';

/** The only file that uses Lucia, which is no longer developed and can be replaced here. */
declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createSessions>;
    UserId: number;
    DatabaseUserAttributes: { isAdmin: boolean };
    DatabaseSessionAttributes: { userAgent: string | null; lastUsedAt: Date | null };
  }
}

const lifetime = new TimeSpan(30, 'd');
export const sessionSeconds = lifetime.seconds();
export const sessionCookie = 'quizwright_session';

/** Session functions on `db`; pass the transaction when sessions change together with other rows. */
export function createSessions(db: Database) {
  return new Lucia(sessionTable(db), {
    sessionExpiresIn: lifetime,
    getUserAttributes: (attributes) => ({ isAdmin: attributes.isAdmin }),
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
        attributes: { userAgent: row.userAgent, lastUsedAt: row.lastUsedAt },
      };
      const user: DatabaseUser = { id: row.userId, attributes: { isAdmin: row.isAdmin } };
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
          expiresAt: session.expiresAt,
          userAgent: session.attributes.userAgent,
        })
        .execute();
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db
        .updateTable('sessions')
        .set({ expiresAt })
        .where('idHash', '=', hashSessionId(sessionId))
        .execute();
    },
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

export async function noteSessionUse(tx: Tx, idHash: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ lastUsedAt: now }).where('idHash', '=', idHash).execute();
}
