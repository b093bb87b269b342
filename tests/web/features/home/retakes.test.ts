import { expect, test } from 'vitest';
import { quizzesToPass, retakesOf } from '#web/features/home/retakes.ts';

const now = Date.parse('2026-03-05T12:00:00.000Z');
const earlier = '2026-03-04T12:00:00.000Z';
const tomorrow = '2026-03-06T12:00:00.000Z';
const later = '2026-03-07T12:00:00.000Z';

const quiz = (id: number, isOpen = true) => ({
  id,
  title: `Quiz ${id}`,
  language: 'en',
  isOpen,
});

const finished = (id: number, passed: boolean, isOpen = true) => ({
  quiz: quiz(id, isOpen),
  passed,
});

type Status = Parameters<typeof retakesOf>[1][number];

const failed = { id: 7, score: 1, totalQuestions: 5, passed: false };
const status = (change: Partial<Status> = {}): Status => ({
  ...{ quizId: 1, action: 'retake', canRetakeAt: earlier, closesAt: null, lastAttempt: failed },
  ...change,
});
const retakesWith = (change: Partial<Status>) => retakesOf([quiz(1)], [status(change)], now);

test('failed quizzes are listed: those that can be retaken first, then by the end of their cooldown', () => {
  const waits = { action: 'cooldown' } as const;
  const retakes = retakesOf(
    [quiz(1), quiz(2), quiz(3), quiz(4)],
    [
      status({ ...waits, quizId: 1, canRetakeAt: later }),
      status({ ...waits, quizId: 2, canRetakeAt: tomorrow }),
      status({ quizId: 3 }),
      status({ quizId: 4, canRetakeAt: null }),
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
  expect(quizzesToPass([finished(1, true), finished(1, false)])).toEqual([]);
  expect(quizzesToPass([finished(1, false), finished(1, true)])).toEqual([quiz(1)]);
});

test('a lock that ends at this moment has ended', () => {
  const [retake] = retakesWith({ action: 'cooldown', canRetakeAt: new Date(now).toISOString() });
  expect(retake?.opensAt).toBeNull();
});

test('a deleted quiz is not offered', () => {
  expect(quizzesToPass([finished(1, false, false)])).toEqual([]);
});

test.each<[string, Partial<Status>]>([
  ['has closed', { action: 'closed' }],
  ['has closed meanwhile', { closesAt: earlier }],
  [
    'closes before the wait is over',
    { ...{ action: 'cooldown', canRetakeAt: later }, closesAt: tomorrow },
  ],
  ['has no attempt left', { action: 'used-up' }],
  ['was passed meanwhile', { lastAttempt: { ...failed, passed: true } }],
  ['waits for a mark', { lastAttempt: { ...failed, toBeMarked: 1 } }],
])('a quiz that %s is not offered', (_, change) => {
  expect(retakesWith(change)).toEqual([]);
});

test('a quiz is not offered before it is known whether it can be taken', () => {
  expect(retakesOf([quiz(1)], [], now)).toEqual([]);
});

test('a quiz that opens again later is announced', () => {
  expect(retakesWith({ action: 'not-yet', canRetakeAt: tomorrow, closesAt: later })).toEqual([
    { quiz: quiz(1), opensAt: tomorrow },
  ]);
});
