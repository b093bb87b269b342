import {
  type AssignmentTimes,
  assignmentMark,
  countedOf,
  type EndedAttempt,
  meanOf,
} from './mark.ts';

/** The work of a learner on an assigned series. */
export interface SeriesWork {
  /** Of how many quizzes an attempt that counts is passed, as in the progress of a series everywhere. */
  passed: number;
  total: number;
  /** The mean of the quizzes that have a mark; null without one. */
  mark: { percentage: number; beforeDeduction: number; isProvisional: boolean } | null;
  /** When the last quiz was passed for the first time; null until all are. */
  endedAt: Date | null;
}

/**
 * @param attemptsOf each quiz of the series as it is now, in the order of their ends
 */
export function seriesWork<Attempt extends EndedAttempt>(
  times: AssignmentTimes,
  attemptsOf: readonly (readonly Attempt[])[],
): SeriesWork {
  const marks = attemptsOf.flatMap((attempts) => assignmentMark(times, attempts) ?? []);
  const passedAt = attemptsOf.flatMap((attempts) => firstPass(times, attempts) ?? []);
  const isComplete = attemptsOf.length > 0 && passedAt.length === attemptsOf.length;
  return {
    passed: passedAt.length,
    total: attemptsOf.length,
    mark:
      marks.length === 0
        ? null
        : {
            percentage: meanOf(marks.map(({ percentage }) => percentage)),
            beforeDeduction: meanOf(marks.map(({ beforeDeduction }) => beforeDeduction)),
            isProvisional: marks.some((mark) => mark.isProvisional),
          },
    endedAt: isComplete ? passedAt.reduce((last, at) => (at > last ? at : last)) : null,
  };
}

/** When a quiz was passed for the first time by an attempt that counts, in time if there is one. */
export function firstPass<Attempt extends EndedAttempt>(
  times: AssignmentTimes,
  attempts: readonly Attempt[],
): Date | null {
  const passed = attempts.filter((attempt) => attempt.passed);
  return countedOf(times, passed)[0]?.endedAt ?? null;
}
