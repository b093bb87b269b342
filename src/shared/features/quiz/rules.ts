import { defaultTimeLimitMinutes } from '#shared/kernel/limits.ts';
import type { QuizLength } from './schema.ts';

/** How many questions one attempt asks: some or all of the quiz's own, and all that it draws from the bank. */
export function questionCount({
  questionsPerAttempt,
  totalQuestions,
  drawnQuestions,
}: {
  questionsPerAttempt: number;
  totalQuestions: number;
  drawnQuestions: number;
}): number {
  return Math.min(questionsPerAttempt, totalQuestions - drawnQuestions) + drawnQuestions;
}

/** Minutes that an attempt lasts; the default if the quiz has no time limit. */
export function effectiveTimeLimit(timeLimit: number | null): number {
  return timeLimit ?? defaultTimeLimitMinutes;
}

/** Minutes of a short, a medium and a long quiz, both ends included. */
export const lengthBounds = {
  short: { from: 1, to: 10 },
  medium: { from: 11, to: 20 },
  long: { from: 21, to: 1440 },
} as const satisfies Record<QuizLength, { from: number; to: number }>;

/** The author's difficulty on the rating scale (0 to 1000), used until learners have answered. */
export const authorRating = { easy: 250, medium: 500, hard: 750 } as const;

/** The difficulty that is shown: an administrator's choice, else the mean rating of the questions. */
export function quizDifficulty(
  override: 'beginner' | 'intermediate' | 'advanced' | null,
  meanRating: number | null,
): 'Beginner' | 'Intermediate' | 'Advanced' {
  if (override === 'beginner' || (!override && (meanRating === null || meanRating < 420)))
    return 'Beginner';
  if (override === 'intermediate' || (!override && meanRating !== null && meanRating <= 580))
    return 'Intermediate';
  return 'Advanced';
}
