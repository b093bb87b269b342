import { sql } from 'kysely';
import { anyOf } from '#db/conditions/any-of.ts';
import type { Tx } from '#db/open.ts';
import { startOf, weekBefore, weekOf } from '#shared/features/progress/league.ts';
import { wholePoints } from '../mutations.ts';

/** Stores whether a learner is in the lists of the league. What was earned is kept either way. */
export async function writeTakesPart(tx: Tx, userId: number, takesPart: boolean): Promise<void> {
  if (takesPart) {
    await tx.deleteFrom('leagueOptOuts').where('userId', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('leagueOptOuts')
    .values({ userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The learners whose weeks are computed again: those of some attempts, one, or all. */
type Whose = { attemptIds: number[] } | { userId: number } | 'all';

/**
 * Computes this week and the last one again from the tallied attempts; earlier weeks are deleted. In each week, a quiz
 * counts with the best attempt that ended in it.
 */
export async function refreshWeeks(tx: Tx, whose: Whose, now: Date): Promise<void> {
  const first = weekBefore(weekOf(now));
  await tx.deleteFrom('weekStandings').where('week', '<', first).execute();
  await sql`
    insert into week_standings
      (user_id, week, score, quizzes_completed, attempt_count, reached_at)
    select user_id, week, sum(best), count(*), sum(attempts), max(reached_at)
    from (
      select user_id, week, max(points) as best, count(*) as attempts,
        (array_agg(completed_at order by points desc, completed_at))[1] as reached_at
      from (
        select user_id, quiz_id, completed_at, ${wholePoints} as points,
          date_trunc('week', completed_at at time zone 'UTC')::date as week
        from quiz_attempts
        where tallied_at is not null and user_id is not null and completed_at >= ${startOf(first)}
          and ${isOf(whose)}
      ) as counted
      group by user_id, quiz_id, week
    ) as bests
    group by user_id, week
    on conflict (user_id, week) do update set
      score = excluded.score, quizzes_completed = excluded.quizzes_completed,
      attempt_count = excluded.attempt_count, reached_at = excluded.reached_at`.execute(tx);
}

function isOf(whose: Whose) {
  if (whose === 'all') return sql`true`;
  if ('userId' in whose) return sql`user_id = ${whose.userId}`;
  return sql`user_id in (select user_id from quiz_attempts where id = ${anyOf(whose.attemptIds)})`;
}

/** Puts the weeks of two accounts together, after their attempts have. */
export async function mergeWeeks(
  tx: Tx,
  { keepId, goneId }: { keepId: number; goneId: number },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('weekStandings').where('userId', 'in', [keepId, goneId]).execute();
  await refreshWeeks(tx, { userId: keepId }, now);
}
