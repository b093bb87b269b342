import { z } from 'zod';
import type { Finding } from './finding.ts';
import type { Query } from './rows.ts';

const counted = `select * from quiz_attempts where status in ('submitted', 'timed_out') and not by_admin`;
/** What an attempt has earned, in hundredths of a question. */
const earned = 'greatest(coalesce(points, score * 100), 0)';
/**
 * A best is reached by the attempt that the tally counted first among those with this score. Of a quiz with points, the
 * whole ones count.
 */
const bests = `select user_id, quiz_id, max(${earned} / 100)::int as best, count(*)::int as attempts,
    (array_agg(completed_at order by ${earned} / 100 desc, tallied_at, completed_at, id))[1] as reached
  from (${counted}) attempt where user_id is not null group by user_id, quiz_id`;

/** Each statement returns what differs between a stored counter and a recount from attempts and answers. */
const differences: { counter: string; text: string }[] = [
  {
    counter: 'attempts that are not tallied',
    text: `select id from (${counted}) attempt where tallied_at is null or tally_failed_at is not null`,
  },
  {
    counter: 'best results',
    text: `select coalesce(stored.user_id, again.user_id) as user_id, coalesce(stored.quiz_id, again.quiz_id) as quiz_id,
        best_score, best, attempt_count, attempts, reached_at, reached
      from quiz_bests stored full join (${bests}) again
        on again.user_id = stored.user_id and again.quiz_id = stored.quiz_id
      where best_score is distinct from best or attempt_count is distinct from attempts
        or reached_at is distinct from reached`,
  },
  {
    counter: 'leaderboard',
    text: `select coalesce(stored.user_id, again.user_id) as user_id, stored.score, again.score as recount
      from standings stored full join (
        select user_id, sum(best)::int as score, count(*)::int as quizzes, sum(attempts)::int as attempts,
          max(reached) as reached
        from (${bests}) best group by user_id
      ) again on again.user_id = stored.user_id
      where stored.score is distinct from again.score or stored.quizzes_completed is distinct from again.quizzes
        or stored.attempt_count is distinct from again.attempts
        or stored.reached_at is distinct from again.reached`,
  },
  {
    counter: 'numbers of quizzes',
    text: `select coalesce(stored.quiz_id, again.quiz_id) as quiz_id, attempt_count, attempts
      from (select * from quiz_stats where attempt_count > 0) stored full join (
        select quiz_id, count(*)::int as attempts, count(*) filter (where passed)::int as passes,
          count(distinct user_id)::int as people, sum(${earned} * 100 / greatest(total_questions, 1))::int as shares
        from (${counted}) attempt group by quiz_id
      ) again on again.quiz_id = stored.quiz_id
      where attempt_count is distinct from attempts or pass_count is distinct from passes
        or unique_users is distinct from people or share_sum is distinct from shares`,
  },
  {
    counter: 'numbers of questions',
    text: `select id, times_answered, times_correct, times_skipped, again.*
      from questions left join (
        select question_id, count(*) filter (where response is not null)::int as answered,
          count(*) filter (where is_correct and response is not null)::int as correct,
          count(*) filter (where response is null)::int as skipped
        from answers join (${counted}) attempt on attempt.id = quiz_attempt_id group by question_id
      ) again on again.question_id = questions.id
      where times_answered <> coalesce(answered, 0) or times_correct <> coalesce(correct, 0)
        or times_skipped <> coalesce(skipped, 0)`,
  },
];

const Row = z.record(z.string(), z.unknown());

/** Counts attempts and answers again and compares the sums with the stored counters. */
export async function checkCounters(query: Query): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { counter, text } of differences)
    for (const row of await query(text))
      findings.push({
        kind: 'wrong counter',
        text: `${counter}: ${JSON.stringify(Row.parse(row))}`,
      });
  return findings;
}
