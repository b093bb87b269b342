import assert from 'node:assert/strict';
import { quantile } from '#scripts/quantiles.ts';
import type { Workload } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { openAttempts } from '../dataset/open-attempts.ts';
import { members } from '../dataset/size.ts';
import { measure, type Supply } from '../load/measure.ts';
import { submitOf } from './submit.ts';

const learners = 2000;

/** Many learners submit at the same moment, a fifth of them twice. To reach: 10,000 within 3 s. */
export const storm: Workload = {
  name: 'storm',
  async *sections({ app, databases, report }) {
    report(`storm: ${learners} learners submit at once`);
    const attempts = await withClient(databases.app, (client) =>
      openAttempts(client, learners, members),
    );
    const left = attempts.map((attempt, index) => ({ attempt, times: index % 5 === 0 ? 2 : 1 }));
    const supply: Supply = (connection) => {
      const own = left[connection];
      if (!own || own.times === 0) return undefined;
      own.times -= 1;
      return submitOf(own.attempt);
    };
    const round = await measure({ ...app, connections: learners, seconds: 600, supply });
    await withClient(databases.app, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from quiz_attempts where id = any($1) and status = 'submitted' and score = 24`,
        [attempts.map(({ id }) => id)],
      );
      assert.equal(rows[0]?.count, learners, 'An acknowledged submit is not in the database.');
    });
    yield `### ${learners.toLocaleString('en')} submits at once, a fifth of them twice

| all acknowledged after | p50 | p99 | CPU of the server |
|---|---|---|---|
| ${round.seconds.toFixed(1)} s | ${quantile(round.latencies, 0.5).toFixed(0)} ms | ${quantile(round.latencies, 0.99).toFixed(0)} ms | ${round.cpuSeconds?.toFixed(1) ?? '?'} s |`;
  },
};
