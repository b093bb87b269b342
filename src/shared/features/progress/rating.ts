import type { QuestionDifficulty } from '../question/schema.ts';

/** Learners and questions are rated on one scale from 0 to 1000, as in Elo's chess ratings; 500 is neutral. */
export const neutralRating = 500;

const spread = 400;
/** The maximum change of a learner's rating by one answer; constant, because learners change. */
const learnerStep = 24;
/** The number of answers after which a question's rating replaces the author's level. */
const settledAfter = 20;

/**
 * The maximum change of a question's rating by one answer, after `timesAnswered` answers. It shrinks, so that
 * the rating settles, but not to zero, so that the rating follows when learners change.
 */
export function questionStep(timesAnswered: number): number {
  return Math.max(2, 40 / (1 + 0.02 * timesAnswered));
}

/** The probability of a correct answer, by both ratings. */
export function expectedSuccess(learner: number, question: number): number {
  return 1 / (1 + 10 ** ((question - learner) / spread));
}

/** Both ratings after one answer. `timesAnswered` is the question's count before it. */
export function rated(
  {
    learner,
    question,
    timesAnswered,
  }: { learner: number; question: number; timesAnswered: number },
  isCorrect: boolean,
): { learner: number; question: number } {
  const surprise = (isCorrect ? 1 : 0) - expectedSuccess(learner, question);
  return {
    learner: withinScale(learner + learnerStep * surprise),
    question: withinScale(question - questionStep(timesAnswered) * surprise),
  };
}

/** The difficulty level of a rating; the author's level until there are enough answers. */
export function difficultyOf(
  rating: number,
  timesAnswered: number,
  author: QuestionDifficulty,
): QuestionDifficulty {
  if (timesAnswered < settledAfter) return author;
  if (rating < 350) return 'easy';
  return rating > 650 ? 'hard' : 'medium';
}

const withinScale = (rating: number): number => Math.min(1000, Math.max(0, rating));
