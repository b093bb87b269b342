import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { Context } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { deletionDate } from '#shared/features/account/rules.ts';
import { dropAccess, isOnlyAdmin } from '../mutations.ts';

/**
 * Deactivates an account and schedules its erasure after the grace period.
 * @returns when the account will be erased
 * @throws conflict when no administrator would be left
 */
export async function scheduleDeletion(
  tx: Tx,
  userId: number,
  { now, settings }: Pick<Context, 'now' | 'settings'>,
): Promise<Date> {
  if (await isOnlyAdmin(tx, userId)) {
    throw new Failure(
      'conflict',
      'You are the only administrator. Make another account one before you delete your account.',
    );
  }
  const date = deletionDate(now, settings.current.deletionGraceDays);
  await tx
    .updateTable('users')
    .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: date })
    .where('id', '=', userId)
    .execute();
  await dropAccess(tx, userId);
  return date;
}

/**
 * Permanently erases an account. Personal data is deleted; attempts that statistics need stay, under a random
 * key that identifies no person. Does nothing when the account has been reactivated.
 * @returns whether it was erased
 */
export async function eraseAccount(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('accountStatus', '=', 'pending_deletion')
    .where('scheduledDeletionDate', '<=', now)
    .select(['email', 'emailVerified'])
    .forUpdate()
    .executeTakeFirst();
  if (!account) return false;
  await anonymiseAttempts(tx, userId);
  // The stars stay, without the name and the words.
  await tx
    .updateTable('quizStars')
    .set({ remark: null, remarkState: 'shown' })
    .where('userId', '=', userId)
    .execute();
  if (account.emailVerified) {
    // Messages that the person sent while signed out.
    await tx.deleteFrom('contactMessages').where(sql`lower(email)`, '=', account.email).execute();
  }
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  return true;
}

async function anonymiseAttempts(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('quizAttempts')
    .where('userId', '=', userId)
    .where('status', 'in', ['open', 'void', 'self_reported'])
    .execute();
  // Typed text is personal data. Whether a question was answered, and correctly, stays for the statistics.
  await sql`
    update answers set response = response || '{"answerText": "(erased)"}'
    from quiz_attempts
    where quiz_attempts.id = answers.quiz_attempt_id and quiz_attempts.user_id = ${userId}
      and answers.response ? 'answerText'`.execute(tx);
  // So is what was written to the learner.
  await tx
    .updateTable('answerMarks')
    .from('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .whereRef('answers.id', '=', 'answerMarks.answerId')
    .where('quizAttempts.userId', '=', userId)
    .set({ comment: null })
    .execute();
  const anonymousKey = randomUUID();
  await tx
    .updateTable('quizAttempts')
    .set({ userId: null, anonymousKey })
    .where('userId', '=', userId)
    .execute();
  await tx
    .deleteFrom('answerEvents')
    .using('quizAttempts')
    .whereRef('quizAttempts.id', '=', 'answerEvents.quizAttemptId')
    .where('anonymousKey', '=', anonymousKey)
    .execute();
}

export async function dropExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

/** Deletes expired rate limit counters. */
export async function dropExpiredLimits(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('rateLimits').where('expire', '<=', now.getTime()).execute();
}
