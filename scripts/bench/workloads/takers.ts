import { quantile } from '#scripts/quantiles.ts';
import type { Workload } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { openAttempts } from '../dataset/open-attempts.ts';
import { inTurn, offer } from '../load/offer.ts';
import { saveOf } from './save.ts';

const secondsBetweenSaves = 20;

/** All learners take a quiz at the same time, and each saves an answer every 20 s. */
export const takers: Workload = {
  name: 'takers',
  async *sections({ app, databases, report, size }, pace) {
    const { learners } = size;
    report(`takers: ${learners} learners save every ${secondsBetweenSaves} s`);
    const attempts = await withClient(databases.app, (client) =>
      openAttempts(client, learners, learners),
    );
    const attemptAt = inTurn(attempts);
    const perSecond = learners / secondsBetweenSaves;
    const saves = (seconds: number, earlier: number) =>
      offer({
        ...app,
        perSecond,
        seconds,
        connections: 1000,
        next: (index) => saveOf(attemptAt(index), Math.floor(index / learners) + 1 + earlier),
      });
    // The first save of an attempt reads its paper, which the process then has.
    await saves(secondsBetweenSaves, 0);
    const round = await saves(pace.seconds * pace.rounds, 1);
    const busy = ((round.cpuSeconds ?? Number.NaN) / round.seconds) * 100;
    yield `### ${learners.toLocaleString('en')} learners who save every ${secondsBetweenSaves} s

| saves/s | p50 ms | p99 ms | core of the server in use | to reach |
|---|---|---|---|---|
| ${(round.requests / round.seconds).toFixed(0)} | ${quantile(round.latencies, 0.5).toFixed(1)} | ${quantile(round.latencies, 0.99).toFixed(1)} | ${busy.toFixed(0)}% | p99 50 ms |`;
  },
};
