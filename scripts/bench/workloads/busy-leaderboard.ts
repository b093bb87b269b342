import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { quantile } from '#scripts/quantiles.ts';
import type { Workload } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { openAttempts } from '../dataset/open-attempts.ts';
import { signedIn } from '../dataset/sessions.ts';
import type { Exchange } from '../load/measure.ts';
import { inTurn, offer } from '../load/offer.ts';
import { request, trpcQuery } from '../load/request.ts';
import { submitOf } from './submit.ts';

/** What one core can answer, so that latencies are those of requests and not of a queue. */
const perSecond = { reads: 500, submits: 100 };
const seconds = 5;
/** How long the tally may take after the last submit before the run fails. */
const maxWait = 120;

/** The leaderboard and own places are read while many submit; afterwards the table equals a recount. */
export const busyLeaderboard: Workload = {
  name: 'busy-leaderboard',
  async *sections({ app, databases, report, size }) {
    report('busy-leaderboard: reads and submits');
    const attempts = await withClient(databases.app, (client) =>
      openAttempts(client, perSecond.submits * seconds, size.learners),
    );
    const submitted = inTurn(attempts);
    const [reads, submits] = await Promise.all([
      offer({
        ...app,
        perSecond: perSecond.reads,
        seconds,
        connections: 64,
        next: inTurn(readsOf(size.learners)),
      }),
      offer({
        ...app,
        perSecond: perSecond.submits,
        seconds,
        connections: 200,
        next: (index) => submitOf(submitted(index)),
      }),
    ]);
    report('busy-leaderboard: waiting for the tally');
    const stale = await withClient(databases.app, secondsUntilTallied);
    const line = (name: string, offered: number, round: typeof reads) =>
      `| ${name} | ${offered.toLocaleString('en')} | ${(round.requests / round.seconds).toFixed(0)} | ${quantile(round.latencies, 0.5).toFixed(1)} | ${quantile(round.latencies, 0.99).toFixed(1)} |`;
    yield `### Leaderboard and own places while learners submit

| what | offered a second | answered a second | p50 ms | p99 ms |
|---|---|---|---|---|
${line('reads', perSecond.reads, reads)}
${line('submits', perSecond.submits, submits)}

${stale.toFixed(1)} s after the last answer the leaderboard equalled a recount of all attempts. To reach: 10,000 reads with a p99
of 5 ms beside 500 submits, at most 1 s.`;
  },
};

/** The leaderboard and the own place of one learner after the other, in turns. */
function readsOf(learners: number): Exchange[] {
  const top = { request: request(trpcQuery('progress.leaderboard')), status: 200 };
  return Array.from({ length: learners }, (_, index) => [
    top,
    {
      request: request(trpcQuery('progress.ownPlace'), { headers: signedIn(index + 1) }),
      status: 200,
    },
  ]).flat();
}

/** @throws when the leaderboard does not become equal to a recount */
async function secondsUntilTallied(client: pg.Client): Promise<number> {
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  while (passed() < maxWait) {
    if ((await countDifferences(client)) === 0) return passed();
    await sleep(100);
  }
  return assert.fail('The leaderboard does not equal a recount.');
}

/** How many learners have another sum of best scores than their attempts give. */
async function countDifferences(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    with bests as (
      select user_id, quiz_id, max(score) as best from quiz_attempts
      where status in ('submitted', 'timed_out') and not by_admin group by user_id, quiz_id),
    sums as (select user_id, sum(best) as score from bests group by user_id)
    select count(*)::int as count from sums full join standings using (user_id)
    where sums.score is distinct from standings.score`);
  return rows[0]?.count ?? 0;
}
