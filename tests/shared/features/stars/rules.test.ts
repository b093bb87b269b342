import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestStars, shownStars } from '#shared/features/quiz/rules.ts';
import { summarise } from '#shared/features/stars/rules.ts';

test('an average is shown from five learners on, to one decimal', () => {
  expect(shownStars({ starsSum: 0, starsCount: 0 })).toBeNull();
  expect(shownStars({ starsSum: 20, starsCount: 4 })).toBeNull();
  expect(shownStars({ starsSum: 22, starsCount: 5 })).toEqual({ average: 4.4, count: 5 });
  expect(shownStars({ starsSum: 25, starsCount: 6 })).toEqual({ average: 4.2, count: 6 });
});

test('an average is within what was given', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }), (given) => {
      const counts = [1, 2, 3, 4, 5]
        .map((stars) => ({ stars, count: given.filter((each) => each === stars).length }))
        .filter(({ count }) => count > 0);
      const { count, average, distribution } = summarise(counts);
      expect(count).toBe(given.length);
      expect(distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
      const starsSum = given.reduce((sum, each) => sum + each, 0);
      if (given.length === 0) expect(average).toBeNull();
      else expect(average).toBeCloseTo(starsSum / given.length, 9);
      const shown = shownStars({ starsSum, starsCount: given.length });
      expect(shown === null).toBe(given.length < fewestStars);
      if (shown) expect(Math.abs(shown.average - (average ?? 0))).toBeLessThanOrEqual(0.051);
    }),
  );
});
