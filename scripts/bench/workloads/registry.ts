import type { Workload } from '../contest.ts';
import { browse } from './browse.ts';
import { busyLeaderboard } from './busy-leaderboard.ts';
import { growth } from './growth.ts';
import { leaderboard } from './leaderboard.ts';
import { openLists } from './lists.ts';
import { pages } from './pages.ts';
import { results } from './results.ts';
import { save } from './save.ts';
import { search } from './search.ts';
import { signed } from './signed.ts';
import { start } from './start.ts';
import { storm } from './storm.ts';
import { submit } from './submit.ts';
import { takers } from './takers.ts';
import { web } from './web.ts';

/**
 * Every workload, in the order in which they are run: first visits begin a quiz that learners of later ones have taken,
 * and after the storm the app has background work for minutes.
 */
export const workloads: Workload[] = [
  browse,
  pages,
  web,
  signed,
  openLists,
  save,
  takers,
  submit,
  leaderboard,
  busyLeaderboard,
  search,
  start,
  results,
  storm,
  growth,
];

/** Those of the one-minute form. */
export const shortWorkloads: Workload[] = [browse, signed, save, submit];
