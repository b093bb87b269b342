import { minuteMs } from '#shared/kernel/time/durations.ts';

/** How long a sprint lasts, in minutes. */
const sprintMinutes = 5;

/** More questions than can be answered in a sprint. */
export const sprintSize = 60;

export const sprintEnd = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + sprintMinutes * minuteMs);

/** Whether an answer that is received now counts in the sprint. */
export const isRunning = ({ startedAt }: { startedAt: Date }, now: Date): boolean =>
  now <= sprintEnd(startedAt);
