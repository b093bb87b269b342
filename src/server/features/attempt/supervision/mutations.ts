import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import { finishedStatuses } from '#shared/kernel/attempt-status.ts';

/** Ends the wait after an attempt. */
export async function endWait(tx: Tx, attemptId: number, now: Date): Promise<void> {
  await tx
    .updateTable('quizAttempts')
    .set({ canRetakeAt: now })
    .where('id', '=', attemptId)
    .where('canRetakeAt', '>', now)
    .where('status', 'in', finishedStatuses)
    .execute();
}

/** Moves deadlines; the rules of an attempt keep how much was added. The caller has locked the attempts. */
export async function addMinutes(
  tx: Tx,
  attemptIds: readonly number[],
  minutes: number,
): Promise<void> {
  await sql`update quiz_attempts set deadline = deadline + make_interval(mins => ${minutes}),
      rules = jsonb_set(rules, '{addedMinutes}', to_jsonb(coalesce((rules->>'addedMinutes')::int, 0) + ${minutes}::int))
    where id = any(${[...attemptIds]}::int[])`.execute(tx);
}
