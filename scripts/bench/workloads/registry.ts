import type { Workload } from '../contest.ts';
import { browse } from './browse.ts';
import { pages } from './pages.ts';
import { save } from './save.ts';
import { submit } from './submit.ts';

/** Every workload, in the order in which they are run. */
export const workloads: Workload[] = [browse, pages, save, submit];
