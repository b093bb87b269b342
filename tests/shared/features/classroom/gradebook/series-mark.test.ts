import { expect, test } from 'vitest';
import { seriesWork } from '#shared/features/classroom/gradebook/series-mark.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const attempt = (score: number, hour: number, toBeMarked = 0) => ({
  ...{ score, totalQuestions: 10, points: null, passed: score >= 8, toBeMarked },
  ...{ rules: { passMarkPercent: 80 }, endedAt: at(hour) },
});
const times = { dueAt: at(12), late: { policy: 'deducted', percent: 10 } as const, cutOffAt: null };

test('nothing is complete or marked without quizzes or without attempts', () => {
  const nothing = { passed: 0, mark: null, endedAt: null };
  expect(seriesWork(times, [])).toEqual({ ...nothing, total: 0 });
  expect(seriesWork(times, [[], []])).toEqual({ ...nothing, total: 2 });
});

test('the mark is the mean of the quizzes that have one, before and after deductions', () => {
  const { mark } = seriesWork(times, [[attempt(10, 13)], [attempt(5, 9)], []]);
  expect(mark).toEqual({ percentage: 70, beforeDeduction: 75, isProvisional: false });
});

test('the mark is provisional as long as one quiz waits for a mark', () => {
  const { mark } = seriesWork(times, [[attempt(10, 9)], [attempt(5, 9, 1)]]);
  expect(mark?.isProvisional).toBe(true);
});

test('the work ends with the first pass of the quiz that was passed last, wherever it is', () => {
  const early = [attempt(3, 1), attempt(8, 2), attempt(10, 11)];
  const late = [attempt(9, 5), attempt(10, 10)];
  expect(seriesWork(times, [early, late])).toMatchObject({ passed: 2, endedAt: at(5) });
  expect(seriesWork(times, [late, early])).toMatchObject({ passed: 2, endedAt: at(5) });
  expect(seriesWork(times, [early, [attempt(7, 5)]])).toMatchObject({ passed: 1, endedAt: null });
});

test('a pass that is too late to count is none', () => {
  const refused = { ...times, late: { policy: 'refused' } as const };
  const attempts = [[attempt(7, 9), attempt(10, 13)]];
  expect(seriesWork(refused, attempts)).toMatchObject({ passed: 0, endedAt: null });
  expect(seriesWork(times, attempts)).toMatchObject({ passed: 1, endedAt: at(13) });
});
