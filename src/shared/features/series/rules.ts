import { formatTimeLimit } from '../quiz/rules.ts';
import type { SeriesCard } from './schema.ts';

/** The duration of a series: in its author's words, else the sum of its quizzes' time limits. */
export function durationOf(series: Pick<SeriesCard, 'estimatedDuration' | 'totalMinutes'>): string {
  return series.estimatedDuration ?? formatTimeLimit(series.totalMinutes);
}

/** How many of three dots a level fills. */
export const dotsOf = { beginner: 1, intermediate: 2, advanced: 3 } as const;
