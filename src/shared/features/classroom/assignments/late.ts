import { dayMs } from '#shared/kernel/time/durations.ts';
import type { LateRule } from './schema.ts';

interface Times {
  /** Null: whenever the learner likes. */
  dueAt: Date | null;
}

interface LateTimes extends Times {
  late: LateRule;
  /** After it nothing counts; null without one. */
  cutOffAt: Date | null;
}

/** Whether an attempt that ended then is in time. */
export const isInTime = ({ dueAt }: Times, endedAt: Date): boolean =>
  dueAt === null || endedAt <= dueAt;

/** Whether an attempt that ended then can count at all. */
export function isAccepted(times: LateTimes, endedAt: Date): boolean {
  if (isInTime(times, endedAt)) return true;
  if (times.late.policy === 'refused') return false;
  return times.cutOffAt === null || endedAt <= times.cutOffAt;
}

/**
 * What an attempt that ended then loses, in points of 100. A day late begins with each 24 hours after the due date.
 */
export function lateDeduction({ late, dueAt }: Omit<LateTimes, 'cutOffAt'>, endedAt: Date): number {
  if (dueAt === null || endedAt <= dueAt) return 0;
  switch (late.policy) {
    case 'deducted':
      return late.percent;
    case 'deducted_daily': {
      const days = Math.ceil((endedAt.getTime() - dueAt.getTime()) / dayMs);
      return Math.min(late.maxPercent, days * late.percent);
    }
    default:
      return 0;
  }
}

/** A percentage with the deduction, never below zero. Whole tenths, so that no binary fraction shows. */
export const deducted = (percentage: number, deduction: number): number =>
  Math.max(0, Math.round(percentage * 10) - deduction * 10) / 10;
