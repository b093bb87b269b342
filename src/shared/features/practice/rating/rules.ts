import type { QuestionType } from '#shared/features/question/question-types/registry.ts';
import { levelBounds, levelOf } from '#shared/features/quiz/rules.ts';
import type { LearningLevel } from '#shared/features/quiz/schema.ts';
import {
  afterTime,
  beforeAnswer,
  informationOf,
  type Rating,
  ratedAfter,
  unrated,
} from './model.ts';

/** From this deviation on a question's rating decides what cards show. */
const sureDeviation = 75;

/** Whether enough is known of a question to show its difficulty by it. */
export const isSure = ({ deviation }: Rating): boolean => deviation <= sureDeviation;

/** A rating on the scale of difficulties: 0 to 1000, with 500 for what half of the learners know. */
export const onScale = (rating: number): number => Math.min(1000, Math.max(0, rating - 1000));

/** What is believed of a question, and what was at the start of the day of its last answer. */
export interface QuestionRating extends Rating {
  answers: number;
  /** The day in UTC. */
  day: string;
  dayRating: number;
  dayDeviation: number;
}

/** What is believed of a learner in a category or with a tag. */
export interface LearnerRating extends Rating {
  answers: number;
  ratedAt: Date;
}

export const newQuestion = (): QuestionRating => ({
  ...unrated,
  answers: 0,
  day: '',
  dayRating: unrated.rating,
  dayDeviation: unrated.deviation,
});

export const newLearner = (at: Date): LearnerRating => ({ ...unrated, answers: 0, ratedAt: at });

/** One answer as ratings see it. */
export interface RatedAnswer {
  at: Date;
  isRight: boolean;
  /** The probability to guess it. */
  chance: number;
}

/**
 * A question after a learner's first answer to it. No answer moves it by more than one standard deviation. Once it is sure, no day moves it by more than one standard deviation from
 * where it was when the day began: answers beyond that are left out, and do not make it surer either.
 */
export function movedQuestion(
  question: QuestionRating,
  learner: Rating,
  { at, isRight, chance }: RatedAnswer,
): QuestionRating {
  const day = at.toISOString().slice(0, 10);
  const current =
    question.day === day
      ? question
      : { ...question, day, dayRating: question.rating, dayDeviation: question.deviation };
  const moved = ratedAfter(beforeAnswer(current), 'question', [
    { opponent: learner, hasWon: !isRight, chance },
  ]);
  const { deviation } = current;
  const step = Math.min(deviation, Math.max(-deviation, moved.rating - current.rating));
  const rating = current.rating + step;
  const next = { ...current, answers: current.answers + 1 };
  const isTooFar = Math.abs(rating - current.dayRating) > current.dayDeviation;
  return isTooFar && isSure({ rating, deviation: current.dayDeviation })
    ? next
    : { ...next, rating, deviation: moved.deviation };
}

/** A learner after an answer. The nth one to the same question counts 1/n², all of them together less than two. */
export function movedLearner(
  learner: LearnerRating,
  question: Rating,
  { at, isRight, chance, nth }: RatedAnswer & { nth: number },
): LearnerRating {
  const ratedAt = at > learner.ratedAt ? at : learner.ratedAt;
  const moved = ratedAfter(afterTime(learner, learner.ratedAt, at), 'learner', [
    { opponent: question, hasWon: isRight, chance, weight: 1 / nth ** 2 },
  ]);
  return { ...moved, answers: learner.answers + 1, ratedAt };
}

/** The probability of a right answer by guessing: one of the options, or one of the sets of them that are not empty. */
export function chanceOf(type: QuestionType, options: number): number {
  if (options < 2) return 0;
  if (type === 'single_choice' || type === 'true_false') return 1 / options;
  return type === 'multiple_choice' ? 1 / (2 ** options - 1) : 0;
}

/** Nine of ten ratings are this many deviations or less from the true value. */
const ninetyPercent = 1.645;

export interface Band {
  from: LearningLevel;
  to: LearningLevel;
  low: number;
  high: number;
}

/** The ends of the chart on the scale of difficulties: those that authors give easy and hard questions. */
const chart = { from: 250, to: 750 };

/**
 * The range in which a learner's level is with 90%, for display only: its ends are rounded to a twentieth of the chart, so
 * that nothing is shown as exact. Null while it could be every level.
 */
export function bandOf(learner: LearnerRating, now: Date): Band | null {
  const { rating, deviation } = afterTime(learner, learner.ratedAt, now);
  const ends = [-1, 1].map((side) => onScale(rating + side * ninetyPercent * deviation));
  const [low = 0, high = 0] = ends;
  const [from, to] = [levelOf(low), levelOf(high)];
  if (from === 'beginner' && to === 'advanced') return null;
  const toPercent = (value: number) => {
    const share = (100 * (value - chart.from)) / (chart.to - chart.from);
    return Math.min(100, Math.max(0, 5 * Math.round(share / 5)));
  };
  // A band outside of the chart is drawn at its end.
  const [start, end] = [Math.min(95, toPercent(low)), Math.max(5, toPercent(high))];
  return { from, to, low: start, high: Math.max(start + 5, end) };
}

/**
 * About how many answers are missing until a level can be excluded, rounded up to five: to questions that the learner has not
 * answered before, with four options and a success of 75%, at which practice aims.
 */
export function answersMissing(learner: LearnerRating, now: Date): number {
  const { rating, deviation } = afterTime(learner, learner.ratedAt, now);
  const level = onScale(rating);
  const distance = Math.max(level - levelBounds.intermediate, levelBounds.advanced - level);
  const wanted = (ninetyPercent / distance) ** 2;
  const usual = { chance: 0.25, success: 0.75 };
  const missing = (wanted - 1 / deviation ** 2) / informationOf(usual);
  return 5 * Math.max(1, Math.ceil(missing / 5));
}

/** Where the levels begin on the chart, in percent of it. */
export const levelStarts = {
  intermediate: (100 * (levelBounds.intermediate - chart.from)) / (chart.to - chart.from),
  advanced: (100 * (levelBounds.advanced - chart.from)) / (chart.to - chart.from),
};

/** The expectation from ratings weighs as much as this many answers to the question. */
const weightOfRatings = 2;

/**
 * The expected success with a question: by ratings if it was not answered yet, and the more by the learner's memory the
 * more often it was.
 */
export const blendedSuccess = ({
  rated,
  recall,
  answers,
}: {
  rated: number;
  recall: number;
  answers: number;
}): number => (weightOfRatings * rated + answers * recall) / (weightOfRatings + answers);
