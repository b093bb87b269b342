import type { Database } from '#db/open.ts';

const listed = ['id', 'name', 'scope', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

/** An account's tokens that still work, the newest first. */
export function listAccessTokens(db: Database, userId: number, now: Date) {
  return db
    .selectFrom('accessTokens')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(listed)
    .orderBy('id', 'desc')
    .execute();
}

/** The token with this hash, while it and its account are good. */
export function findAccessToken(db: Database, hash: string, now: Date) {
  return db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .where('users.accountStatus', '=', 'active')
    .select(['accessTokens.id', 'userId', 'scope', 'lastUsedAt', 'users.isAdmin'])
    .executeTakeFirst();
}

/** What the mail about a new token says; undefined when it was revoked meanwhile. */
export function findTokenForMail(db: Database, id: number) {
  return db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .where('accessTokens.id', '=', id)
    .select(['accessTokens.name', 'scope', 'expiresAt', 'username', 'email'])
    .executeTakeFirst();
}
