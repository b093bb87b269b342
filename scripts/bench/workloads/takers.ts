import type { Workload } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { openAttempts } from '../dataset/open-attempts.ts';
import { inTurn, offer } from '../load/offer.ts';
import { offeredTable } from '../report.ts';
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
    const title = `${learners.toLocaleString('en')} learners who save every ${secondsBetweenSaves} s`;
    yield offeredTable({ title, unit: 'saves', goal: 'p99 50 ms' }, round);
  },
};
