import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterTime,
  expectedSuccess,
  type Rating,
  ratedAfter,
  unrated,
} from '#shared/features/practice/rating/model.ts';

const day = 24 * 60 * 60 * 1000;

describe('the Glicko system', () => {
  test('gives the numbers of Glickman’s worked example', () => {
    // http://www.glicko.net/glicko/glicko.pdf, "Example calculation".
    const after = ratedAfter({ rating: 1500, deviation: 200 }, 'learner', [
      { opponent: { rating: 1400, deviation: 30 }, hasWon: true },
      { opponent: { rating: 1550, deviation: 100 }, hasWon: false },
      { opponent: { rating: 1700, deviation: 300 }, hasWon: false },
    ]);
    expect(after.rating).toBeCloseTo(1464.1, 1);
    expect(after.deviation).toBeCloseTo(151.4, 1);
  });

  test('expects of two uncertain ratings what the paper does', () => {
    // "Predicting the outcome of a game": 1400 with a deviation of 80 against 1500 with one of 150.
    const expected = expectedSuccess(
      { rating: 1400, deviation: 80 },
      { rating: 1500, deviation: 150 },
    );
    expect(expected).toBeCloseTo(0.376, 3);
  });
});

const rating = fc.record({
  rating: fc.double({ min: 300, max: 2700, noNaN: true }),
  deviation: fc.double({ min: 20, max: 250, noNaN: true }),
});
const chances = fc.constantFrom(0, 1 / 15, 0.25, 0.5);

describe('an answer', () => {
  test('that is right raises the learner and lowers the question, and both become surer', () => {
    fc.assert(
      fc.property(rating, rating, chances, fc.boolean(), (learner, question, chance, isRight) => {
        const one = ratedAfter(learner, 'learner', [
          { opponent: question, hasWon: isRight, chance },
        ]);
        const other = ratedAfter(question, 'question', [
          { opponent: learner, hasWon: !isRight, chance },
        ]);
        const direction = isRight ? 1 : -1;
        expect(direction * (one.rating - learner.rating)).toBeGreaterThanOrEqual(0);
        expect(direction * (question.rating - other.rating)).toBeGreaterThanOrEqual(0);
        expect(one.deviation).toBeLessThanOrEqual(learner.deviation);
        expect(other.deviation).toBeLessThanOrEqual(question.deviation);
      }),
    );
  });

  test('that can be guessed says less when it is right', () => {
    const gain = (chance: number) =>
      ratedAfter(unrated, 'learner', [{ opponent: unrated, hasWon: true, chance }]).rating;
    expect(gain(0.5)).toBeLessThan(gain(0.25));
    expect(gain(0.25)).toBeLessThan(gain(0));
  });

  test('of a learner as good as the question is right half of the time, and more if it can be guessed', () => {
    expect(expectedSuccess(unrated, unrated)).toBe(0.5);
    expect(expectedSuccess(unrated, unrated, 0.25)).toBe(0.625);
  });
});

test('time makes a learner less certain, up to what is believed of a new one', () => {
  const sure: Rating = { rating: 1600, deviation: 50 };
  const at = new Date('2026-03-01');
  const later = (days: number) => afterTime(sure, at, new Date(at.getTime() + days * day));
  expect(later(0)).toEqual(sure);
  expect(later(182).deviation).toBeCloseTo(143.9, 1);
  expect(later(10_000)).toEqual({ rating: 1600, deviation: unrated.deviation });
  expect(later(-3)).toEqual(sure);
});
