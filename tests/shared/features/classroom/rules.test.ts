import { describe, expect, it } from 'vitest';
import { assignmentMark, assignmentState, isInTime } from '#shared/features/classroom/rules.ts';
import type { CountedAttempt } from '#shared/features/quiz/rules.ts';

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

describe('assignmentMark', () => {
  const attempt = (
    score: number,
    totalQuestions: number,
    hour: number,
    countedAttempt?: CountedAttempt,
  ) => ({
    ...{ score, totalQuestions, passed: false },
    rules: { passMarkPercent: 80, ...(countedAttempt && { countedAttempt }) },
    endedAt: at(hour),
  });
  const endOf = (...attempts: ReturnType<typeof attempt>[]) =>
    assignmentMark(times, attempts)?.attempt.endedAt.getUTCHours();

  it('an attempt in time counts before a better late one', () => {
    expect(endOf(attempt(1, 10, 11), attempt(10, 10, 13))).toBe(11);
    expect(endOf(attempt(1, 10, 11, 'last'), attempt(10, 10, 13, 'last'))).toBe(11);
  });

  it('of several in time, or several late ones, the best share counts, of equal ones the first', () => {
    expect(endOf(attempt(3, 4, 9), attempt(7, 10, 10))).toBe(9);
    expect(endOf(attempt(3, 4, 13), attempt(8, 10, 14))).toBe(14);
    expect(endOf(attempt(1, 2, 9), attempt(2, 4, 10))).toBe(9);
  });

  it('without an attempt there is none', () => {
    expect(assignmentMark(times, [])).toBeNull();
  });
});
