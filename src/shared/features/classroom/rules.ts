import { type MarkedAttempt, markOf } from '../attempt/mark.ts';
import type { AssignmentState } from './schema.ts';

interface Times {
  startsAt: Date;
  /** Null: whenever the learner likes. */
  dueAt: Date | null;
}

/** Whether an attempt that ended then is in time. */
export const isInTime = ({ dueAt }: Pick<Times, 'dueAt'>, endedAt: Date): boolean =>
  dueAt === null || endedAt <= dueAt;

/** @param endedAt of the attempt that counts; null if there is none */
export function assignmentState(times: Times, endedAt: Date | null, now: Date): AssignmentState {
  if (endedAt !== null) return isInTime(times, endedAt) ? 'done' : 'late';
  if (now < times.startsAt) return 'upcoming';
  return isInTime(times, now) ? 'open' : 'missing';
}

/**
 * The mark of a learner on an assignment: by the attempts in time, or if there are none by the late ones.
 * @param attempts in the order of their ends
 */
export function assignmentMark<Attempt extends MarkedAttempt & { endedAt: Date }>(
  times: Pick<Times, 'dueAt'>,
  attempts: readonly Attempt[],
) {
  const inTime = attempts.filter(({ endedAt }) => isInTime(times, endedAt));
  return markOf(inTime.length > 0 ? inTime : attempts);
}
