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

interface Graded extends Times {
  endedAt: Date;
  score: number;
  totalQuestions: number;
}

/** Which of two attempts counts: one in time before a late one, then the better one. Negative: `a`. */
export function compareAttempts(a: Graded, b: Graded): number {
  return (
    Number(isInTime(b, b.endedAt)) - Number(isInTime(a, a.endedAt)) ||
    b.score * a.totalQuestions - a.score * b.totalQuestions
  );
}
