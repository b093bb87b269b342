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

/**
 * Moves deadlines; the rules of an attempt keep how much was added. Where questions have a time of their own, the one
 * that is shown now gets the minutes. The caller has locked the attempts.
 */
export async function addMinutes(
  tx: Tx,
  attemptIds: readonly number[],
  { minutes, now }: { minutes: number; now: Date },
): Promise<void> {
  const [since, seconds] = [
    sql`coalesce(reached_at, started_at)`,
    sql`(rules ->> 'questionSeconds')::int`,
  ];
  const steps = sql`greatest(0, least(total_questions - 1 - reached, floor(extract(epoch from ${now}::timestamptz - ${since}) / ${seconds})))::int`;
  await sql`update quiz_attempts set deadline = deadline + make_interval(mins => ${minutes}),
      reached = case when rules ? 'questionSeconds' then reached + ${steps} else reached end,
      reached_at = case when rules ? 'questionSeconds'
        then ${since} + make_interval(mins => ${minutes}, secs => ${steps} * ${seconds}) else reached_at end,
      rules = jsonb_set(rules, '{addedMinutes}', to_jsonb(coalesce((rules->>'addedMinutes')::int, 0) + ${minutes}::int))
    where id = any(${[...attemptIds]}::int[])`.execute(tx);
}
