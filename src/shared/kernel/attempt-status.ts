/** Statuses of attempts that are over and have a result. */
export const finishedStatuses = ['submitted', 'timed_out', 'abandoned', 'self_reported'] as const;

/** Statuses of attempts that the server graded: only these count in statistics, bests and averages. */
export const countedStatuses = ['submitted', 'timed_out'] as const;
