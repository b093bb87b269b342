import { randomBytes } from 'node:crypto';
import type { Tx } from '#db/open.ts';
import { lockForOwnRows } from '#server/features/account/mutations.ts';
import { endSessions, hashSessionId } from '#server/features/account/sessions/mutations.ts';
import type { SecondFactorChange } from '#server/jobs/queue.ts';
import type { Context } from '#server/kernel/context.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { recoveryCodeCount } from '#shared/features/account/second-factor.ts';
import { spendRecoveryCode, storeRecoveryCodes } from '../mutations.ts';
import { findRecoveryCodes, findRecoverySalt } from '../queries.ts';

export type AddingContext = Pick<Context, 'db' | 'jobs' | 'now' | 'passwords' | 'sessionId'>;

/** Without letters and digits that look alike. 16 of them are 80 random bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
const length = 16;

function newCode(): string {
  const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** New recovery codes, hashed before a transaction begins, because that takes long. */
async function createCodes(ctx: AddingContext, userId: number) {
  const salt = randomBytes(16).toString('base64url');
  const texts = Array.from({ length: recoveryCodeCount }, newCode);
  const hashes = await Promise.all(
    texts.map((text) => ctx.passwords.hashWithSalt(plain(text), salt)),
  );
  return {
    texts,
    store: (tx: Tx) => storeRecoveryCodes(tx, { userId, salt, hashes }, ctx.now),
  };
}

/**
 * Codes for an account that has none, hashed before the transaction that stores them.
 * @returns stores them, and gives their texts; null if the account has some, perhaps by another call meanwhile
 */
export async function codesForFirst(ctx: AddingContext, userId: number) {
  const codes = (await findRecoveryCodes(ctx.db, userId))
    ? undefined
    : await createCodes(ctx, userId);
  return async (tx: Tx): Promise<string[] | null> => {
    await lockForOwnRows(tx, userId);
    if (!codes || (await findRecoveryCodes(tx, userId))) return null;
    await codes.store(tx);
    return codes.texts;
  };
}

/** Replaces the recovery codes. @returns the new ones, which cannot be read again */
export async function renewRecoveryCodes(ctx: AddingContext, userId: number): Promise<string[]> {
  const codes = await createCodes(ctx, userId);
  await inTransaction(ctx.db, async (tx) => {
    await lockForOwnRows(tx, userId);
    await codes.store(tx);
    await reportChange(tx, ctx, { userId, change: 'recovery-codes-renewed' });
  });
  return codes.texts;
}

/** Uses up a recovery code and mails its owner. @returns false when the account has no such unused code */
export async function acceptRecoveryCode(
  ctx: Pick<Context, 'db' | 'jobs' | 'now' | 'passwords'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const salt = await findRecoverySalt(ctx.db, userId);
  if (!salt) return false;
  const codeHash = await ctx.passwords.hashWithSalt(plain(code), salt);
  return inTransaction(ctx.db, async (tx) => {
    if (!(await spendRecoveryCode(tx, { userId, codeHash }, ctx.now))) return false;
    await ctx.jobs.enqueue(tx, 'mail', {
      mail: 'second-factor',
      userId,
      change: 'recovery-code-used',
    });
    return true;
  });
}

/** After a change of the second factors: every other device is signed out, and the owner gets a mail. */
export async function reportChange(
  tx: Tx,
  ctx: Pick<Context, 'jobs' | 'sessionId'>,
  { userId, change }: { userId: number; change: SecondFactorChange },
): Promise<void> {
  await endSessions(tx, userId, ctx.sessionId && hashSessionId(ctx.sessionId));
  await ctx.jobs.enqueue(tx, 'mail', { mail: 'second-factor', userId, change });
}
