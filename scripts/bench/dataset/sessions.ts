import { hashSessionId, sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { sessionHintCookie } from '#shared/kernel/actor.ts';

export const sessionIdOf = (userId: number): string => `benchmark-session-of-member-${userId}`;
export const sessionHash = hashSessionId;

/** The headers of a request that a member's browser makes, with both cookies of a sign-in. Members have the ids from 1. */
export const signedIn = (userId: number) => ({
  cookie: `${sessionCookie}=${sessionIdOf(userId)}; ${sessionHintCookie}=1`,
});
