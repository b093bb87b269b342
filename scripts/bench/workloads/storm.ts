import assert from 'node:assert/strict';
import { quantile } from '#scripts/quantiles.ts';
import type { Workload } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { openAttempts } from '../dataset/open-attempts.ts';
import { inTurn, offer } from '../load/offer.ts';
import { submitOf } from './submit.ts';

/** All learners submit within a second, a fifth of them twice. To reach: 10,000 within 3 s. */
export const storm: Workload = {
  name: 'storm',
  async *sections({ app, databases, report, size }) {
    const { learners } = size;
    report(`storm: ${learners} learners submit within a second`);
    const attempts = await withClient(databases.app, (client) =>
      openAttempts(client, learners, learners),
    );
    // Every sixth submit repeats the one before.
    const sent = attempts.flatMap((attempt, index) =>
      index % 5 === 4 ? [attempt, attempt] : [attempt],
    );
    const attemptAt = inTurn(sent);
    const round = await offer({
      ...app,
      perSecond: sent.length,
      seconds: 1,
      connections: 1000,
      next: (index) => submitOf(attemptAt(index)),
    });
    await withClient(databases.app, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from quiz_attempts where id = any($1) and status = 'submitted' and score = 24`,
        [attempts.map(({ id }) => id)],
      );
      assert.equal(rows[0]?.count, learners, 'An acknowledged submit is not in the database.');
    });
    yield `### ${learners.toLocaleString('en')} submits within a second, a fifth of them twice

| all acknowledged after | p50 | p99 | CPU of the server | to reach |
|---|---|---|---|---|
| ${round.seconds.toFixed(1)} s | ${quantile(round.latencies, 0.5).toFixed(0)} ms | ${quantile(round.latencies, 0.99).toFixed(0)} ms | ${round.cpuSeconds?.toFixed(1) ?? '?'} s | 3 s |`;
  },
};
