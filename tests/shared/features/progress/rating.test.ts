import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  difficultyOf,
  expectedSuccess,
  neutralRating,
  questionStep,
  rated,
} from '#shared/features/progress/rating.ts';
import { seededChance } from '#shared/kernel/chance.ts';
import { normal, rankCorrelation } from '#tests/support/rank-correlation.ts';

const questionCount = 40;

/**
 * Learners of known ability answer questions of known difficulty, all questions in random order.
 * @returns the rank correlation of ratings and difficulties
 */
function simulate(people: number, seed: number): number {
  const chance = seededChance(String(seed));
  const difficulties = Array.from({ length: questionCount }, () => 500 + 150 * normal(chance));
  const ratings = difficulties.map(() => neutralRating);
  for (let answered = 0; answered < people; answered += 1) {
    const ability = 500 + 150 * normal(chance);
    let learner = neutralRating;
    const order = [...ratings.keys()]
      .map((index) => ({ index, by: chance() }))
      .sort((a, b) => a.by - b.by);
    for (const { index } of order) {
      const isCorrect = chance() < expectedSuccess(ability, difficulties[index] ?? 0);
      const before = { learner, question: ratings[index] ?? 0, timesAnswered: answered };
      const after = rated(before, isCorrect);
      learner = after.learner;
      ratings[index] = after.question;
    }
  }
  return rankCorrelation(ratings, difficulties);
}

const mean = (people: number) =>
  [1, 2, 3, 4, 5].reduce((sum, seed) => sum + simulate(people, seed), 0) / 5;

describe("decision 18: questions' ratings settle", () => {
  test('they rank questions by difficulty, more exactly with more answers', () => {
    const [few, some, many] = [mean(60), mean(400), mean(2500)];
    expect(some).toBeGreaterThan(few);
    expect(many).toBeGreaterThan(some);
    expect(many).toBeGreaterThanOrEqual(0.98);
  });

  test('each answer moves a rating less than the one before, but always a little', () => {
    expect(questionStep(0)).toBe(40);
    expect(questionStep(1_000_000)).toBe(2);
    fc.assert(
      fc.property(fc.nat(5000), (count) => {
        expect(questionStep(count + 1)).toBeLessThanOrEqual(questionStep(count));
      }),
    );
  });

  test('they stay on the scale, and a right answer never makes a question harder', () => {
    const rating = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(rating, rating, fc.nat(1000), (learner, question, timesAnswered) => {
        const right = rated({ learner, question, timesAnswered }, true);
        const wrong = rated({ learner, question, timesAnswered }, false);
        expect(right.question).toBeLessThanOrEqual(question);
        expect(wrong.question).toBeGreaterThanOrEqual(question);
        for (const value of [...Object.values(right), ...Object.values(wrong)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  test("before 20 answers the author's difficulty counts", () => {
    expect(difficultyOf(900, 19, 'easy')).toBe('easy');
    expect([difficultyOf(349, 20, 'hard'), difficultyOf(500, 20, 'hard')]).toEqual([
      'easy',
      'medium',
    ]);
    expect(difficultyOf(651, 20, 'easy')).toBe('hard');
  });
});
