import { isInTime } from './assignments/late.ts';
import type { AssignmentState } from './gradebook/schema.ts';

interface Times {
  startsAt: Date;
  /** Null: whenever the learner likes. */
  dueAt: Date | null;
}

/** @param endedAt of the attempt that counts; null if there is none */
export function assignmentState(times: Times, endedAt: Date | null, now: Date): AssignmentState {
  if (endedAt !== null) return isInTime(times, endedAt) ? 'done' : 'late';
  if (now < times.startsAt) return 'upcoming';
  return isInTime(times, now) ? 'open' : 'missing';
}
