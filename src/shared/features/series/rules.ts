import type { Format } from '#shared/kernel/language/format.ts';
import type { SeriesCard } from './schema.ts';

/** The duration of a series: in its author's words, else the sum of its quizzes' time limits. */
export function durationOf(
  series: Pick<SeriesCard, 'estimatedDuration' | 'totalMinutes'>,
  format: Format,
): string {
  return series.estimatedDuration ?? format.timeLimit(series.totalMinutes);
}

/** How many of three dots a level fills. */
export const dotsOf = { beginner: 1, intermediate: 2, advanced: 3 } as const;
