import { percentage } from './percentage.ts';

/** A graded attempt. */
export interface Result {
  /** Right answers. */
  score: number;
  totalQuestions: number;
  /**
   * The sum of what the answers earn and cost, in hundredths of a question; it may be below 0. Null where every
   * question counts whole, so that the right answers say it all.
   */
  points: number | null;
}

/** What an attempt has earned, in hundredths of a question; never below 0. `earned` in db/earned.ts is the same. */
export const earnedOf = ({ score, points }: Pick<Result, 'score' | 'points'>): number =>
  Math.max(0, points ?? score * 100);

/** A result in percent. */
export const percentageOf = (result: Result): number =>
  percentage(earnedOf(result), result.totalQuestions * 100);

/** The field that clients read: the points in questions; absent where every question counts whole. */
export const pointsField = (result: Pick<Result, 'score' | 'points'>): { points?: number } =>
  result.points === null ? {} : { points: earnedOf(result) / 100 };

/** What counts of a result as clients receive it, in questions: 7.5 of 10. */
export const shownScore = ({
  score,
  points,
}: {
  score: number;
  points?: number | undefined;
}): number => points ?? score;
