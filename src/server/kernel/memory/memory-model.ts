import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/** One answer, as the memory model sees it. `isGuess`: right, but only by chance. */
export interface Review {
  at: Date;
  isRight: boolean;
  isGuess: boolean;
}

export interface Memory {
  /** When recall is expected to have fallen to the target. */
  dueAt: Date;
  /** The expected share of right answers now, from 0 to 1. */
  recall: number;
}

/** A year: what is never asked again is forgotten without anyone noticing. */
const maxInterval = 365;

/**
 * A model of how well questions are remembered: FSRS with its published weights, in whole days.
 * @param target the share of right answers, from 0 to 1, at which a question becomes due
 */
export function memoryModel(target: number) {
  const scheduler = fsrs({
    request_retention: target,
    maximum_interval: maxInterval,
    enable_fuzz: false,
    // Answers are days apart: a quiz is taken again after two days at the earliest.
    enable_short_term: false,
  });
  return {
    /** @param reviews of one question by one learner, the earliest first; without one, the question is due now */
    after(reviews: readonly Review[], now: Date): Memory {
      const [first] = reviews;
      const card = reviews.reduce<Card>(
        (card, review) => scheduler.next(card, review.at, ratingOf(review)).card,
        createEmptyCard(first?.at ?? now),
      );
      return { dueAt: card.due, recall: scheduler.get_retrievability(card, now, false) };
    },
  };
}

function ratingOf({ isRight, isGuess }: Review) {
  if (!isRight) return Rating.Again;
  return isGuess ? Rating.Hard : Rating.Good;
}
