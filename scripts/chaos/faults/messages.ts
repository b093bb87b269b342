import { setTimeout as pause } from 'node:timers/promises';
import type { Mishaps } from '../learners/client.ts';
import { noMishaps } from '../learners/client.ts';
import type { Fault } from './fault.ts';

const hour = 3_600_000;

/** What happens to the messages between learners and app, wherever the app runs. */
export const messageFaults: Fault[] = [
  during('requests lost', { requestsLost: 0.3 }),
  during('answers lost', { answersLost: 0.3 }),
  during('messages doubled', { doubled: 0.5 }),
  during('messages reordered', { heldUp: 0.5, doubled: 0.3 }),
  during('clocks of clients 50 hours fast', { clockOffset: 50 * hour }),
  during('clocks of clients 50 hours slow', { clockOffset: -50 * hour }),
];

function during(name: string, mishaps: Partial<Mishaps>): Fault {
  return {
    name,
    inflict: async ({ crowd, chance, isLong }) => {
      Object.assign(crowd.mishaps, mishaps);
      await pause(chance.whole(500, isLong ? 3000 : 1000));
      Object.assign(crowd.mishaps, noMishaps());
      return undefined;
    },
  };
}
