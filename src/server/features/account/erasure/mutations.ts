import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import { deletionDate } from '#shared/features/account/rules.ts';
import { dropAccess } from '../mutations.ts';

/**
 * Begins the days of grace.
 * @returns when the account will be erased
 * @throws conflict when no administrator would be left
 */
export async function scheduleDeletion(tx: Tx, userId: number, now: Date): Promise<Date> {
  await requireAnotherAdmin(tx, userId);
  const date = deletionDate(now);
  await tx
    .updateTable('users')
    .set({ accountStatus: 'pending_deletion', scheduledDeletionDate: date })
    .where('id', '=', userId)
    .execute();
  await dropAccess(tx, userId);
  return date;
}

/** Locks the administrators' rows, so that the last two cannot leave at the same moment. */
async function requireAnotherAdmin(tx: Tx, userId: number): Promise<void> {
  const admins = await tx
    .selectFrom('users')
    .where('isAdmin', '=', true)
    .where('accountStatus', '=', 'active')
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new Failure(
      'conflict',
      'You are the only administrator. Make another account one before you delete your account.',
    );
  }
}

/**
 * Erases a person for good: what is theirs goes, what statistics need stays under a random key that
 * leads to no person. Does nothing when the account was reactivated at the last moment.
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
  if (account.emailVerified) {
    // Written before signing in, or signed out.
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
  // What was typed is theirs; that something was typed, and whether it was right, is the question's.
  await sql`
    update answers set response = '{"answerText": "(erased)"}'
    from quiz_attempts
    where quiz_attempts.id = answers.quiz_attempt_id and quiz_attempts.user_id = ${userId}
      and answers.response ? 'answerText'`.execute(tx);
  await tx
    .updateTable('quizAttempts')
    .set({ userId: null, anonymousKey: randomUUID() })
    .where('userId', '=', userId)
    .execute();
}

export async function dropExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

/** Forgets the tries that no limit counts any more. */
export async function dropExpiredLimits(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('rateLimits').where('expire', '<=', now.getTime()).execute();
}
