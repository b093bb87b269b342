import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { finishedStatuses } from '#shared/kernel/attempt-status.ts';

interface Accounts {
  keepId: number;
  goneId: number;
}

/**
 * Gives the attempts of one account to another. Where both have waits at a quiz, the longer one holds: it moves to the
 * last attempt, which decides.
 */
export async function moveAttempts(tx: Tx, { keepId, goneId }: Accounts): Promise<void> {
  const moved = await tx
    .updateTable('quizAttempts')
    .set({ userId: keepId })
    .where('userId', '=', goneId)
    .returning('quizId')
    .execute();
  const quizIds = [...new Set(moved.map(({ quizId }) => quizId))];
  await sql`
    update quiz_attempts set can_retake_at = longest.wait
    from (
      select (array_agg(id order by completed_at desc, id desc))[1] as last, max(can_retake_at) as wait
      from quiz_attempts
      where user_id = ${keepId} and quiz_id = ${anyOf(quizIds)}
        and status::text = ${anyOf(finishedStatuses, 'text')}
      group by quiz_id
    ) as longest
    where quiz_attempts.id = longest.last
      and (quiz_attempts.can_retake_at is null or quiz_attempts.can_retake_at < longest.wait)`.execute(
    tx,
  );
}
