import type { Tx } from '#db/open.ts';
import { recordLogin } from '#server/features/account/mutations.ts';
import { findRecipient, getCurrentUser } from '#server/features/account/queries.ts';
import { hasPasskey } from '#server/features/account/second-factor/queries.ts';
import { rememberLanguage } from '#server/features/account/workflows/remember-language.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { takeIfLeft } from '#server/kernel/rate-limits.ts';
import { type EventSource, logSecurityEvent, withoutHost } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createSessions, hashSessionId, sessionCookie, sessionSeconds } from '../mutations.ts';
import { findSessionId } from '../queries.ts';
import { type DeviceContext, findKnownDevice, rememberDevice } from './remember-device.ts';

/** The part of the context that signing in needs. */
export type SignInContext = DeviceContext &
  EventSource &
  Pick<Context, 'db' | 'jobs' | 'limits' | 'sessionId' | 'userAgent'>;

/** A caller with a proven identity, and by what: the hash that a password was checked against, or a passkey. */
interface Proven {
  userId: number;
  passwordHash?: string | undefined;
  passkeyId?: number | undefined;
}

/** Begins a session in the caller's browser. @returns the signed-in user */
export async function signIn(ctx: SignInContext, proven: Proven) {
  const isMailed = await isWorthAMail(ctx, proven.userId);
  const { sessionId, user } = await inTransaction(ctx.db, (tx) =>
    openSession(tx, ctx, proven, isMailed),
  );
  ctx.cookies.set(sessionCookie, sessionId, { maxAgeSeconds: sessionSeconds });
  rememberLanguage(ctx, user.preferredLanguage);
  await rememberDevice(ctx, proven.userId);
  logSecurityEvent(ctx, 'signed-in', { userId: proven.userId });
  return user;
}

/**
 * Whether a sign-in is on a new device of an account that was signed in to before. An unverified address may be
 * another person's. A program may sign in without cookies again and again, so the number of mails is limited.
 */
async function isWorthAMail(ctx: SignInContext, userId: number): Promise<boolean> {
  if ((await findKnownDevice(ctx, userId)) !== undefined) return false;
  const owner = await findRecipient(ctx.db, userId);
  if (!owner?.lastLoginAt || !owner.emailVerified) return false;
  return takeIfLeft(ctx.limits, 'verification', `device ${userId}`);
}

async function openSession(tx: Tx, ctx: SignInContext, proven: Proven, isMailed: boolean) {
  const { userId, passkeyId } = proven;
  // Locks the account: a call that ends all its sessions is seen here, or waits for this transaction.
  const isSame =
    (await recordLogin(tx, proven, ctx.now)) &&
    (passkeyId === undefined || (await hasPasskey(tx, passkeyId)));
  if (!isSame) {
    throw new Failure('signed-out', 'Your account has changed just now. Please sign in again.');
  }
  const userAgent = ctx.userAgent?.slice(0, 300) ?? null;
  const sessions = createSessions(tx);
  // Ends the session that this browser had before.
  if (ctx.sessionId) await sessions.invalidateSession(ctx.sessionId);
  const device = { userAgent, network: withoutHost(ctx.network), createdAt: ctx.now };
  const session = await sessions.createSession(userId, { ...device, lastUsedAt: null });
  if (isMailed) {
    const { id } = orNotFound(await findSessionId(tx, hashSessionId(session.id)), 'Session');
    await ctx.jobs.enqueue(tx, 'mail', { mail: 'new-device', userId, sessionId: id, device });
  }
  const user = await getCurrentUser(tx, userId);
  return { sessionId: session.id, user };
}

/** Ends the caller's session, in the database and in the browser. */
export async function signOut(ctx: Pick<Context, 'db' | 'sessionId' | 'cookies'>): Promise<void> {
  if (ctx.sessionId) await createSessions(ctx.db).invalidateSession(ctx.sessionId);
  ctx.cookies.clear(sessionCookie);
}
