import { type Mark, type MarkedAttempt, markOf } from '#shared/features/attempt/mark.ts';
import { earnedOf } from '#shared/kernel/points.ts';
import { deducted, isAccepted, isInTime, lateDeduction } from '../assignments/late.ts';
import type { LateRule } from '../assignments/schema.ts';

export interface AssignmentTimes {
  /** Null: whenever the learner likes. */
  dueAt: Date | null;
  late: LateRule;
  cutOffAt: Date | null;
}

export type EndedAttempt = MarkedAttempt & { endedAt: Date };

/** A mark with what it was before a deduction for late work; the same without one. */
export interface AssignmentMark<Attempt> extends Mark<Attempt> {
  beforeDeduction: number;
}

/**
 * The attempts that decide over the mark: those in time, or if there are none the late ones that are accepted.
 * @param attempts in the order of their ends
 */
export function countedOf<Attempt extends EndedAttempt>(
  times: AssignmentTimes,
  attempts: readonly Attempt[],
): Attempt[] {
  const inTime = attempts.filter(({ endedAt }) => isInTime(times, endedAt));
  return inTime.length > 0 ? inTime : attempts.filter(({ endedAt }) => isAccepted(times, endedAt));
}

/**
 * The mark of a learner on an assignment. Each late attempt has the deduction of its own day, before the rule of the
 * quiz decides which one counts: another try must not lower the best mark.
 * @param attempts in the order of their ends
 */
export function assignmentMark<Attempt extends EndedAttempt>(
  times: AssignmentTimes,
  attempts: readonly Attempt[],
): AssignmentMark<Attempt> | null {
  const counted = countedOf(times, attempts);
  const mark = markOf(counted);
  if (!mark) return null;
  const late = counted.map((attempt) => lateMark(times, attempt));
  if (late.every(({ deduction }) => deduction === 0))
    return { ...mark, beforeDeduction: mark.percentage };
  if (mark.rule === 'average') {
    const { percentage, passed } =
      markOf(counted.map((each) => afterDeduction(times, each))) ?? mark;
    return { ...mark, percentage, passed, beforeDeduction: mark.percentage };
  }
  const best = late.reduce((best, next) => (next.percentage > best.percentage ? next : best));
  const chosen =
    mark.rule === 'best' ? best : (late.find(({ attempt }) => attempt === mark.attempt) ?? best);
  return withDeduction(
    { ...mark, attempt: chosen.attempt },
    chosen.percentage,
    chosen.beforeDeduction,
  );
}

/** One late attempt on its own. */
export function lateMark<Attempt extends EndedAttempt>(times: AssignmentTimes, attempt: Attempt) {
  const beforeDeduction = markOf([attempt])?.percentage ?? 0;
  const deduction = lateDeduction(times, attempt.endedAt);
  return {
    attempt,
    beforeDeduction,
    deduction,
    percentage: deduction === 0 ? beforeDeduction : deducted(beforeDeduction, deduction),
  };
}

/** The attempt with what it earns after its deduction, in whole hundredths: the mean of rounded shares could miss the pass mark. */
const afterDeduction = <Attempt extends EndedAttempt>(
  times: AssignmentTimes,
  attempt: Attempt,
): Attempt => {
  const lost = lateDeduction(times, attempt.endedAt) * attempt.totalQuestions;
  return { ...attempt, points: Math.max(0, earnedOf(attempt) - lost) };
};

const withDeduction = <Attempt extends MarkedAttempt>(
  mark: Mark<Attempt>,
  percentage: number,
  beforeDeduction: number,
): AssignmentMark<Attempt> => ({
  ...mark,
  percentage,
  beforeDeduction,
  passed: percentage >= mark.attempt.rules.passMarkPercent,
});

/** The mean of percentages, cut after one decimal as every percentage is. */
export function meanOf(percentages: readonly number[]): number {
  const tenths = percentages.reduce((sum, each) => sum + Math.round(each * 10), 0);
  return percentages.length === 0 ? 0 : Math.floor(tenths / percentages.length) / 10;
}
