import { minuteMs } from '#shared/kernel/time/durations.ts';

/** Categories change seldom and are on many screens: five minutes old, they are asked for again. */
export const categoryFreshness = { staleTime: 5 * minuteMs };
