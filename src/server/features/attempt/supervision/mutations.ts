import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { finishedStatuses } from '#shared/kernel/attempt-status.ts';
import { voidPin } from '#shared/kernel/limits.ts';

/**
 * Ends the waits after attempts by moving their dates, and keeps until when they would have lasted. A voided attempt
 * whose time ran out is dated back as well, so that a new start does not continue it.
 */
export async function endWaits(tx: Tx, attemptIds: readonly number[], now: Date): Promise<void> {
  const given = anyOf(attemptIds);
  await tx
    .updateTable('quizAttempts')
    .set((eb) => ({ canRetakeAt: now, endedWaitUntil: eb.ref('canRetakeAt') }))
    .where('id', '=', given)
    .where('canRetakeAt', '>', now)
    .where('status', 'in', finishedStatuses)
    .execute();
  const unpinned = new Date(now.getTime() - voidPin);
  await tx
    .updateTable('quizAttempts')
    .set({
      voidedAt: unpinned,
      endedWaitUntil: sql`voided_at + make_interval(secs => ${voidPin / 1000})`,
    })
    .where('id', '=', given)
    .where('status', '=', 'void')
    .where('deadline', '<=', now)
    .where('voidedAt', '>', unpinned)
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
    where id = ${anyOf(attemptIds)}`.execute(tx);
}
