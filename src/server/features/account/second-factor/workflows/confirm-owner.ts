import { requirePassword } from '#server/features/account/passwords/guards.ts';
import { hashSessionId, noteProof } from '#server/features/account/sessions/mutations.ts';
import { signedOut } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure, invalid } from '#server/kernel/failure.ts';
import { giveBack, takeOne } from '#server/kernel/rate-limits.ts';
import { type EventSource, logSecurityEvent } from '#server/kernel/security/events.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { PasskeyAnswer } from '#shared/features/account/second-factor.ts';
import { acceptCode } from './authenticator-app.ts';
import { usePasskey } from './passkeys.ts';

type ProofContext = EventSource &
  Pick<Context, 'db' | 'limits' | 'now' | 'passwords' | 'secretBox' | 'sessionId'>;

/** Proves the owner by the password or a code of the app; the session is then a proof for ten minutes. */
export async function confirmOwner(
  ctx: ProofContext,
  userId: number,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  if (code === undefined) {
    await requirePassword(ctx, userId, { password: password ?? '', field: 'password' });
  } else {
    await requireCode(ctx, userId, code);
  }
  await noteOwner(ctx);
}

/** Proves the owner by a passkey of the account. */
export async function confirmByPasskey(
  ctx: ProofContext & Parameters<typeof usePasskey>[0],
  userId: number,
  answer: PasskeyAnswer,
): Promise<void> {
  const passkey = await usePasskey(ctx, answer);
  if (passkey.userId !== userId) {
    throw new Failure('invalid', 'This passkey belongs to another account.');
  }
  await noteOwner(ctx);
}

async function requireCode(ctx: ProofContext, userId: number, code: string): Promise<void> {
  const account = `member ${userId}`;
  await takeOne(ctx.limits, 'login', account);
  const isRight = await acceptCode(ctx, userId, code).catch(async (error: unknown) => {
    await giveBack(ctx.limits, 'login', account);
    throw error;
  });
  if (!isRight) {
    logSecurityEvent(ctx, 'password-refused', { userId, reason: 'second-factor' });
    throw invalid('code', 'This code is not right, or it was used before. Try the next one');
  }
  await giveBack(ctx.limits, 'login', account);
}

async function noteOwner({ db, now, sessionId }: ProofContext): Promise<void> {
  if (!sessionId) throw signedOut();
  await inTransaction(db, (tx) => noteProof(tx, hashSessionId(sessionId), now));
}
