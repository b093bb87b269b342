import { expect, test } from 'vitest';
import { retakesOf } from '#web/features/home/retakes.ts';

const now = Date.parse('2026-03-05T12:00:00.000Z');
const earlier = '2026-03-04T12:00:00.000Z';
const tomorrow = '2026-03-06T12:00:00.000Z';
const later = '2026-03-07T12:00:00.000Z';

const finished = (id: number, passed: boolean, canRetakeAt: string | null, isOpen = true) => ({
  quiz: { id, title: `Quiz ${id}`, language: 'en', isOpen },
  passed,
  canRetakeAt,
});

test('failed quizzes are listed: those that can be retaken first, then by the end of their cooldown', () => {
  const retakes = retakesOf(
    [
      finished(1, false, later),
      finished(2, false, tomorrow),
      finished(3, false, earlier),
      finished(4, false, null),
    ],
    now,
  );
  expect(retakes.map(({ quiz, opensAt }) => [quiz.id, opensAt])).toEqual([
    [3, null],
    [4, null],
    [2, tomorrow],
    [1, later],
  ]);
});

test('only the last attempt at a quiz counts', () => {
  expect(retakesOf([finished(1, true, later), finished(1, false, earlier)], now)).toEqual([]);
  expect(retakesOf([finished(1, false, later), finished(1, true, earlier)], now)).toHaveLength(1);
});

test('a lock that ends at this moment has ended', () => {
  const [retake] = retakesOf([finished(1, false, new Date(now).toISOString())], now);
  expect(retake?.opensAt).toBeNull();
});

test('a deleted quiz is not offered', () => {
  expect(retakesOf([finished(1, false, earlier, false)], now)).toEqual([]);
});
