import type { Tx } from '#db/open.ts';
import { recordLogin } from '#server/features/account/mutations.ts';
import { findCurrentUser } from '#server/features/account/queries.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createSessions, sessionCookie, sessionSeconds } from '../mutations.ts';
import { type DeviceContext, rememberDevice } from './remember-device.ts';

/** The part of the context that signing in needs. */
export type SignInContext = DeviceContext & Pick<Context, 'db' | 'sessionId' | 'userAgent'>;

/** A caller with a proven identity; with a password, the hash that it was checked against. */
interface Proven {
  userId: number;
  passwordHash?: string | undefined;
}

/** Begins a session in the caller's browser. @returns the signed-in user */
export async function signIn(ctx: SignInContext, proven: Proven) {
  const { sessionId, user } = await inTransaction(ctx.db, (tx) => openSession(tx, ctx, proven));
  ctx.cookies.set(sessionCookie, sessionId, { maxAgeSeconds: sessionSeconds });
  await rememberDevice(ctx, proven.userId);
  return user;
}

async function openSession(tx: Tx, ctx: SignInContext, proven: Proven) {
  const { userId } = proven;
  // Locks the account: a call that ends all its sessions is seen here, or waits for this transaction.
  if (!(await recordLogin(tx, proven, ctx.now))) {
    throw new Failure('signed-out', 'Your account has changed just now. Please sign in again.');
  }
  const userAgent = ctx.userAgent?.slice(0, 300) ?? null;
  const sessions = createSessions(tx);
  // Ends the session that this browser had before.
  if (ctx.sessionId) await sessions.invalidateSession(ctx.sessionId);
  const session = await sessions.createSession(userId, { userAgent, lastUsedAt: null });
  const user = orNotFound(await findCurrentUser(tx, userId), 'Account');
  return { sessionId: session.id, user };
}

/** Ends the caller's session, in the database and in the browser. */
export async function signOut(ctx: Pick<Context, 'db' | 'sessionId' | 'cookies'>): Promise<void> {
  if (ctx.sessionId) await createSessions(ctx.db).invalidateSession(ctx.sessionId);
  ctx.cookies.clear(sessionCookie);
}
