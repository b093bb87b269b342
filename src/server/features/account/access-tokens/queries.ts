import type { Database } from '#db/open.ts';
import { hasSecondFactor } from '../second-factor/queries.ts';

const listed = ['id', 'name', 'scope', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

/** An account's valid tokens, the newest first. */
export function listAccessTokens(db: Database, userId: number, now: Date) {
  return db
    .selectFrom('accessTokens')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .select(listed)
    .orderBy('id', 'desc')
    .execute();
}

/** The token with this hash; undefined when it has expired or its account is not active. */
export function findAccessToken(db: Database, hash: string, now: Date) {
  return db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .where('users.accountStatus', '=', 'active')
    .select(['accessTokens.id', 'userId', 'scope', 'lastUsedAt'])
    .select(['users.isAdmin', 'users.isAuthor', 'users.isTeacher'])
    .select(hasSecondFactor('users.id').as('hasSecondFactor'))
    .executeTakeFirst();
}

/** The data of the mail about a new token; undefined when the token has been revoked. */
export function findTokenForMail(db: Database, id: number) {
  return db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .where('accessTokens.id', '=', id)
    .select(['accessTokens.name', 'scope', 'expiresAt'])
    .select(['username', 'email', 'preferredLanguage', 'timezone'])
    .executeTakeFirst();
}
