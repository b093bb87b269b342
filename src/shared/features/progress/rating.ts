import type { QuestionDifficulty } from '../quiz/question.ts';

/** Learners and questions are rated on one scale from 0 to 1000, as in Elo's chess ratings; 500 is neutral. */
export const neutralRating = 500;

const spread = 400;
/** How far one answer moves a learner's rating at most: learners change, so it stays the same. */
const learnerStep = 24;
/** Answers before a question's rating is believed over its author. */
const settledAfter = 20;

/**
 * How far one answer moves a question's rating at most, after `timesAnswered` of them. It shrinks, so
 * that the rating settles, and never vanishes, so that it follows a question whose learners change.
 */
export function questionStep(timesAnswered: number): number {
  return Math.max(2, 40 / (1 + 0.02 * timesAnswered));
}

/** How likely a learner is to answer a question right, by their ratings. */
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

/** What a rating means in words; before enough answers the author's level. */
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
