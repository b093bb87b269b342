import { formatTimeLimit } from '../quiz/rules.ts';
import type { SeriesCard } from './schema.ts';

/** How long a series takes: what its author says, else the sum of its quizzes' time limits. */
export function durationOf(series: Pick<SeriesCard, 'estimatedDuration' | 'totalMinutes'>): string {
  return series.estimatedDuration ?? formatTimeLimit(series.totalMinutes);
}

/** How many of three dots a level fills. */
export const dotsOf = { beginner: 1, intermediate: 2, advanced: 3 } as const;
