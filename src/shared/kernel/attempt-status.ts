/** Statuses of attempts that are over and have a result. */
export const finishedStatuses = ['submitted', 'timed_out', 'abandoned', 'self_reported'] as const;

/** Statuses of attempts that the server graded: only these count in statistics, bests and averages. */
export const countedStatuses = ['submitted', 'timed_out'] as const;

export const isFinishedStatus = (status: string): status is (typeof finishedStatuses)[number] =>
  finishedStatuses.some((finished) => finished === status);

export const isCountedStatus = (status: string): status is (typeof countedStatuses)[number] =>
  countedStatuses.some((counted) => counted === status);
