import { dayMs } from '#shared/kernel/time/durations.ts';

/**
 * Ratings with their uncertainty: the Glicko system of Mark Glickman (1999), "Parameter estimation in large dynamic paired comparison
 * experiments", with formulas as in http://www.glicko.net/glicko/glicko.pdf. Each answer is a game of a learner against a
 * question. Choice questions have a floor, the probability to guess them, as in the three-parameter logistic model of
 * item response theory (Birnbaum 1968); without a floor the formulas are Glickman's.
 */

/** The mean of what is believed of a learner or a question, and the standard deviation of it. */
export interface Rating {
  rating: number;
  deviation: number;
}

/** What is believed before the first answer. Questions of one site differ less than players of chess, who begin with 350. */
export const unrated: Readonly<Rating> = { rating: 1500, deviation: 250 };

/** Glickman's q: 400 points are odds of ten to one. */
const scale = Math.LN10 / 400;

/** Glickman's g: how much less a result says because the rating of the other side is uncertain. */
const attenuation = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * scale ** 2 * deviation ** 2) / Math.PI ** 2);

/** One answer from one side: of the learner, who wins with a right answer, or of the question, which wins with a wrong one. */
export interface Game {
  opponent: Rating;
  hasWon: boolean;
  /** The probability of a right answer without any knowledge, from 0 to less than 1. */
  chance?: number;
  /** How much of an answer it counts as; an answer that was seen before says less. */
  weight?: number;
}

type Side = 'learner' | 'question';

/** A rating after some answers, all taken against the rating before them. */
export function ratedAfter(own: Rating, side: Side, games: readonly Game[]): Rating {
  let precision = 1 / own.deviation ** 2;
  let pull = 0;
  for (const { opponent, hasWon, chance = 0, weight = 1 } of games) {
    const slope = scale * attenuation(opponent.deviation);
    const knows = knowledge(
      side === 'learner' ? own.rating - opponent.rating : opponent.rating - own.rating,
      slope,
    );
    const isRight = side === 'learner' ? hasWon : !hasWon;
    const success = chance + (1 - chance) * knows;
    // The derivative of the logarithm of the likelihood by the learner's rating.
    const towards = (slope * knows * (Number(isRight) - success)) / success;
    pull += weight * (side === 'learner' ? towards : -towards);
    precision += weight * information(slope, knows, success);
  }
  return { rating: own.rating + pull / precision, deviation: Math.sqrt(1 / precision) };
}

/** Fisher's information: by how much an answer raises the precision of a rating. */
const information = (slope: number, knows: number, success: number): number =>
  slope ** 2 * knows ** 2 * ((1 - success) / success);

/** The information of an answer to a well-known question with this probability of a right answer. */
export const informationOf = ({ chance, success }: { chance: number; success: number }): number =>
  information(scale, (success - chance) / (1 - chance), success);

/** The probability to know an answer by the difference of two ratings; never 0, because results are divided by it. */
const knowledge = (difference: number, slope: number): number =>
  Math.max(1e-9, 1 / (1 + Math.exp(-slope * difference)));

/** The expected share of right answers of a learner to a question, by both ratings and their uncertainty. */
export function expectedSuccess(learner: Rating, question: Rating, chance = 0): number {
  const slope = scale * attenuation(Math.hypot(learner.deviation, question.deviation));
  return chance + (1 - chance) * knowledge(learner.rating - question.rating, slope);
}

/** How much the variance of a learner grows each day: after half a year without an answer, from 50 to 145. */
const dailyVariance = 100;

/** What is still believed of a learner some time after the last answer. */
export function afterTime({ rating, deviation }: Rating, from: Date, to: Date): Rating {
  const days = Math.max(0, (to.getTime() - from.getTime()) / dayMs);
  const grown = Math.sqrt(deviation ** 2 + dailyVariance * days);
  return { rating, deviation: Math.min(unrated.deviation, grown) };
}

/**
 * With each answer the variance of a question grows by this much, as Glickman's c² with each period. It makes up for errors that
 * answers of the same learners have in common, and a question follows when learners change.
 */
const varianceOfAnswer = 1;

/** What is believed of a question before its next answer. */
export const beforeAnswer = ({ rating, deviation }: Rating): Rating => ({
  rating,
  deviation: Math.min(unrated.deviation, Math.sqrt(deviation ** 2 + varianceOfAnswer)),
});
