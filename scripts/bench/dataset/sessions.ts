import { hashSessionId, sessionCookie } from '#server/features/account/sessions/mutations.ts';

export const sessionIdOf = (userId: number): string => `benchmark-session-of-member-${userId}`;
export const sessionHash = hashSessionId;

/** The headers of a request that a member makes. Members have the ids from 1. */
export const signedIn = (userId: number) => ({
  cookie: `${sessionCookie}=${sessionIdOf(userId)}`,
});
