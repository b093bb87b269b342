import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  effectiveTimeLimit,
  lengthBounds,
  questionCount,
  quizDifficulty,
} from '#shared/features/quiz/rules.ts';

test('an attempt asks the set number of own questions, as far as the quiz has them, and all drawn ones', () => {
  const count = (questionsPerAttempt: number, totalQuestions: number, drawnQuestions = 0) =>
    questionCount({ questionsPerAttempt, totalQuestions, drawnQuestions });
  expect(count(10, 25)).toBe(10);
  expect(count(10, 3)).toBe(3);
  expect(count(10, 10)).toBe(10);
  expect(count(10, 29, 4)).toBe(14);
  expect(count(10, 7, 4)).toBe(7);
  expect(count(10, 4, 4)).toBe(4);
});

test('without a time limit an attempt lasts 30 minutes', () => {
  expect(effectiveTimeLimit(null)).toBe(30);
  expect(effectiveTimeLimit(25)).toBe(25);
});

test('every time limit is either short, medium or long', () => {
  const minutes = fc.integer({ min: 1, max: 1440 });
  fc.assert(
    fc.property(minutes, (limit) => {
      const lengths = Object.values(lengthBounds).filter(
        ({ from, to }) => limit >= from && limit <= to,
      );
      expect(lengths).toHaveLength(1);
    }),
  );
  expect(lengthBounds.short.to).toBe(10);
  expect(lengthBounds.medium.to).toBe(20);
});

test.each([
  [null, null, 'Beginner'],
  [null, 419.9, 'Beginner'],
  [null, 420, 'Intermediate'],
  [null, 580, 'Intermediate'],
  [null, 580.1, 'Advanced'],
  ['beginner', 900, 'Beginner'],
  ['intermediate', null, 'Intermediate'],
  ['intermediate', 900, 'Intermediate'],
  ['advanced', 100, 'Advanced'],
] as const)('chosen level %s and mean rating %s are shown as %s', (override, mean, level) => {
  expect(quizDifficulty(override, mean)).toBe(level);
});
