import { describe, expect, it } from 'vitest';
import { assignmentState, compareAttempts, isInTime } from '#shared/features/classroom/rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const times = { startsAt: at(8), dueAt: at(12) };

describe('assignmentState', () => {
  it.each([
    ['upcoming', null, 7],
    ['open', null, 8],
    ['open', null, 12],
    ['missing', null, 13],
    ['done', 12, 20],
    ['late', 13, 20],
  ] as const)('is %s with an attempt that ended at %s, at %i', (state, ended, now) => {
    expect(assignmentState(times, ended === null ? null : at(ended), at(now))).toBe(state);
  });

  it('without a due date nothing is late or missing', () => {
    expect(assignmentState({ ...times, dueAt: null }, null, at(23))).toBe('open');
    expect(assignmentState({ ...times, dueAt: null }, at(23), at(23))).toBe('done');
    expect(isInTime({ dueAt: null }, at(23))).toBe(true);
  });
});

describe('compareAttempts', () => {
  const attempt = (score: number, totalQuestions: number, hour: number) => ({
    ...times,
    ...{ score, totalQuestions },
    endedAt: at(hour),
  });
  it('an attempt in time counts before a better late one', () => {
    expect(compareAttempts(attempt(1, 10, 11), attempt(10, 10, 13))).toBeLessThan(0);
  });

  it('of two in time, or two late ones, the better share counts', () => {
    expect(compareAttempts(attempt(3, 4, 9), attempt(7, 10, 10))).toBeLessThan(0);
    expect(compareAttempts(attempt(3, 4, 13), attempt(8, 10, 14))).toBeGreaterThan(0);
    expect(compareAttempts(attempt(1, 2, 9), attempt(2, 4, 9))).toBe(0);
  });
});
