import { describe, expect, it } from 'vitest';
import { isInTime } from '#shared/features/classroom/assignments/late.ts';
import { assignmentState } from '#shared/features/classroom/rules.ts';

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
