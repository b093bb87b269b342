import { describe, expect, it } from 'vitest';
import { formatTimeLimit } from '#shared/features/quiz/rules.ts';
import {
  counted,
  formatClock,
  formatCountdown,
  formatDate,
  formatDuration,
  formatPercent,
  formatRelative,
} from '#web/ui/text/format.ts';

describe('formatted numbers', () => {
  it.each([
    [24, 30, '80%'],
    [79, 100, '79%'],
    [799, 1000, '79.9%'],
    [7999, 10000, '79.9%'],
    [2, 3, '66.6%'],
    [0, 0, '0%'],
    [30, 30, '100%'],
  ])('%d of %d is %s, never rounded up', (part, whole, text) => {
    expect(formatPercent(part, whole)).toBe(text);
  });

  it.each([
    [1, '1 mins'],
    [59, '59 mins'],
    [60, '1h 0m'],
    [90, '1h 30m'],
  ])('a time limit of %d minutes is %s', (minutes, text) => {
    expect(formatTimeLimit(minutes)).toBe(text);
  });

  it('durations and running clocks', () => {
    expect(formatDuration(3725)).toBe('1h 2m 5s');
    expect(formatDuration(240)).toBe('4m 0s');
    expect(formatCountdown(240)).toBe('0h 4m 0s');
    expect(formatDuration(-3)).toBe('0s');
    expect(formatClock(249)).toBe('04:09');
    expect(formatClock(3725)).toBe('1:02:05');
  });

  it('numbers with their nouns', () => {
    expect(counted(1, 'quiz', 'quizzes')).toBe('1 quiz');
    expect(counted(1200, 'quiz', 'quizzes')).toBe('1,200 quizzes');
  });

  it('dates, absolute and relative', () => {
    expect(formatDate('2025-03-05T23:30:00Z', 'long', 'UTC')).toBe('March 5, 2025');
    expect(formatDate('2025-03-05T23:30:00Z', 'date', 'Asia/Tokyo')).toBe('6 Mar 2025');
    const now = Date.parse('2025-03-05T12:00:00Z');
    expect(formatRelative('2025-03-03T11:00:00Z', now)).toBe('2 days ago');
    expect(formatRelative('2025-03-05T17:30:00Z', now)).toBe('in 5 hours');
  });
});
