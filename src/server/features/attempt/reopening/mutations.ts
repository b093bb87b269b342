import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { noticeWindowHours } from '#shared/features/notice/rules.ts';
import { hourMs } from '#shared/kernel/time/durations.ts';

interface Wish {
  quizAttemptId: number;
  userId: number;
}

export async function writeWish(tx: Tx, wish: Wish): Promise<void> {
  await tx
    .insertInto('reopenWishes')
    .values(wish)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropWish(tx: Tx, { quizAttemptId, userId }: Wish): Promise<void> {
  await tx
    .deleteFrom('reopenWishes')
    .where('quizAttemptId', '=', quizAttemptId)
    .where('userId', '=', userId)
    .execute();
}

/** Deletes requests for a notice whose wait ended so long ago that none is sent any more. */
export async function dropOldWishes(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - noticeWindowHours * hourMs);
  await sql`delete from reopen_wishes using quiz_attempts
    where quiz_attempts.id = reopen_wishes.quiz_attempt_id
      and coalesce(quiz_attempts.can_retake_at, '-infinity') < ${since}`.execute(tx);
}
