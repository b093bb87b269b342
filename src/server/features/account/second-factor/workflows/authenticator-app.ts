import { Secret, TOTP } from 'otpauth';
import type { Database, Tx } from '#db/open.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, invalid } from '#server/kernel/failure.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { type SecretBox, UnreadableSecret } from '#server/kernel/security/secret-box.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { confirmApp, findWaitingSecret, replaceSecret, spendStep, storeApp } from '../mutations.ts';
import { findApp, listSecrets } from '../queries.ts';
import { type AddingContext, codesForFirst, reportChange } from './recovery-codes.ts';

/** Seconds for which an app shows a code. */
const period = 30;

/** The time step of a code; undefined when it is not of this step or one next to it. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period,
    timestamp,
    window: 1,
  });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** Where a secret belongs: it opens for its own account only. */
const contextOf = (userId: number) => `authenticator app of account ${userId}`;

type OpeningContext = EventSource & Pick<Context, 'secretBox'>;

/** @throws unavailable when no key opens the secret, which is a security event */
async function openSecret(ctx: OpeningContext, userId: number, secret: string): Promise<string> {
  try {
    return await ctx.secretBox.open(secret, contextOf(userId));
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    logSecurityEvent(ctx, 'secret-unreadable', { userId });
    throw new Failure(
      'unavailable',
      'This site cannot check codes of your app any more. Use another second factor, or contact us.',
    );
  }
}

/** Begins to set up an app. @throws conflict when the account has one already */
export async function beginApp(
  ctx: Pick<Context, 'db' | 'now' | 'secretBox' | 'settings'>,
  { userId, email }: { userId: number; email: string },
): Promise<{ secret: string; uri: string }> {
  const { siteName: issuer } = ctx.settings.current;
  const totp = new TOTP({ issuer, label: email, period, secret: new Secret() });
  const secret = totp.secret.base32;
  const sealed = await ctx.secretBox.seal(secret, contextOf(userId));
  const isStored = await inTransaction(ctx.db, (tx) =>
    storeApp(tx, { userId, secret: sealed }, ctx.now),
  );
  if (!isStored) {
    throw new Failure('conflict', 'An authenticator app is set up already. Remove it first.');
  }
  return { secret, uri: totp.toString() };
}

/**
 * Ends the set-up with a first code, which proves that the app has the secret.
 * @returns recovery codes, if the account has none
 * @throws conflict when no set-up was begun; invalid, at the field, when the code is wrong
 */
export async function finishApp(
  ctx: AddingContext & OpeningContext,
  userId: number,
  code: string,
): Promise<string[] | null> {
  // Before the expensive hashing, and again in the transaction that stores it.
  await inTransaction(ctx.db, (tx) => checkFirstCode(tx, ctx, { userId, code }));
  const storeCodes = await codesForFirst(ctx, userId);
  return inTransaction(ctx.db, async (tx) => {
    const step = await checkFirstCode(tx, ctx, { userId, code });
    await confirmApp(tx, { userId, step }, ctx.now);
    const texts = await storeCodes(tx);
    await reportChange(tx, ctx, { userId, change: 'app-added' });
    return texts;
  });
}

/** @returns the code's time step */
async function checkFirstCode(
  tx: Tx,
  ctx: OpeningContext & Pick<Context, 'now'>,
  { userId, code }: { userId: number; code: string },
): Promise<number> {
  const secret = await findWaitingSecret(tx, userId);
  if (!secret) throw new Failure('conflict', 'Please begin to set up the app once more.');
  const step = stepOf(await openSecret(ctx, userId, secret), code, ctx.now);
  if (step === undefined) throw invalid('code', 'This code is not right. Try the next one');
  return step;
}

/** Uses up a code of the account's app. @returns false when it is wrong or was used before */
export async function acceptCode(
  ctx: OpeningContext & Pick<Context, 'db' | 'now'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const app = await findApp(ctx.db, userId);
  if (!app) return false;
  const step = stepOf(await openSecret(ctx, userId, app.secret), code, ctx.now);
  if (step === undefined) return false;
  return inTransaction(ctx.db, (tx) => spendStep(tx, { userId, step }));
}

/** The accounts whose secret no known key opens. */
export async function listUnreadable({
  db,
  secretBox,
}: {
  db: Database;
  secretBox: SecretBox;
}): Promise<number[]> {
  const unreadable: number[] = [];
  for (const { userId, secret } of await listSecrets(db)) {
    const opened = await secretBox.open(secret, contextOf(userId)).catch(() => undefined);
    if (opened === undefined) unreadable.push(userId);
  }
  return unreadable;
}

/**
 * Encrypts every stored secret with the key in use: those of versions that stored them as they are, and those of
 * a key that was replaced. It may run at any time.
 * @returns the accounts whose secret no known key opens
 */
export async function resealSecrets({
  db,
  secretBox,
}: Pick<Context, 'db' | 'secretBox'>): Promise<number[]> {
  const lost: number[] = [];
  for (const { userId, secret } of await listSecrets(db)) {
    if (await secretBox.isCurrent(secret)) continue;
    const opened = await secretBox.open(secret, contextOf(userId)).catch(() => undefined);
    if (opened === undefined) {
      lost.push(userId);
      continue;
    }
    const to = await secretBox.seal(opened, contextOf(userId));
    await inTransaction(db, (tx) => replaceSecret(tx, { userId, from: secret, to }));
  }
  return lost;
}
