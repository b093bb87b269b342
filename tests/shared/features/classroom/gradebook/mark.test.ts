import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deducted,
  isAccepted,
  lateDeduction,
} from '#shared/features/classroom/assignments/late.ts';
import type { LateRule } from '#shared/features/classroom/assignments/schema.ts';
import { assignmentMark, lateMark, meanOf } from '#shared/features/classroom/gradebook/mark.ts';
import { type CountedAttempt, countedAttempts } from '#shared/features/quiz/rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const marked = { dueAt: at(12), late: { policy: 'marked' } as const, cutOffAt: null };
const daily: LateRule = { policy: 'deducted_daily', percent: 10, maxPercent: 50 };

const attempt = (
  score: number,
  totalQuestions: number,
  hour: number,
  countedAttempt?: CountedAttempt,
) => ({
  ...{ score, totalQuestions, points: null, passed: score / totalQuestions >= 0.8 },
  rules: { passMarkPercent: 80, ...(countedAttempt && { countedAttempt }) },
  endedAt: at(hour),
});

describe('assignmentMark', () => {
  const endOf = (...attempts: ReturnType<typeof attempt>[]) =>
    assignmentMark(marked, attempts)?.attempt.endedAt.getUTCHours();

  it('an attempt in time counts before a better late one', () => {
    expect(endOf(attempt(1, 10, 11), attempt(10, 10, 13))).toBe(11);
    expect(endOf(attempt(1, 10, 11, 'last'), attempt(10, 10, 13, 'last'))).toBe(11);
  });

  it('of several in time, or several late ones, the best share counts, of equal ones the first', () => {
    expect(endOf(attempt(3, 4, 9), attempt(7, 10, 10))).toBe(9);
    expect(endOf(attempt(3, 4, 13), attempt(8, 10, 14))).toBe(14);
    expect(endOf(attempt(1, 2, 9), attempt(2, 4, 10))).toBe(9);
    // Both are shown as 66.6%.
    expect(endOf(attempt(666, 1000, 9), attempt(2, 3, 10))).toBe(10);
  });

  it('without an attempt there is none', () => {
    expect(assignmentMark(marked, [])).toBeNull();
  });
});

describe('late work', () => {
  it('counts nothing where it is refused, or after the last date', () => {
    const late = attempt(10, 10, 13);
    expect(assignmentMark({ ...marked, late: { policy: 'refused' } }, [late])).toBeNull();
    const cut = { ...marked, cutOffAt: at(14) };
    expect(assignmentMark(cut, [late])?.percentage).toBe(100);
    expect(assignmentMark(cut, [late, attempt(10, 10, 15)])?.attempt).toBe(late);
    expect(assignmentMark(cut, [attempt(10, 10, 14)])?.percentage).toBe(100);
    expect(assignmentMark(cut, [attempt(10, 10, 15)])).toBeNull();
  });

  it('loses points of 100 once, or with each day that begins up to a maximum', () => {
    const once = { dueAt: at(12), late: { policy: 'deducted', percent: 15 } as const };
    expect([12, 13, 500].map((hour) => lateDeduction(once, at(hour)))).toEqual([0, 15, 15]);
    const perDay = { dueAt: at(12), late: daily };
    const hours = [12, 13, 36, 37, 24 * 4 + 13, 24 * 9];
    expect(hours.map((hour) => lateDeduction(perDay, at(hour)))).toEqual([0, 10, 10, 20, 50, 50]);
  });

  it('shows the mark before and after, and passes by the one after', () => {
    const times = { ...marked, late: { policy: 'deducted', percent: 10 } as const };
    expect(assignmentMark(times, [attempt(17, 20, 13)])).toMatchObject({
      ...{ percentage: 75, beforeDeduction: 85, passed: false },
    });
    expect(assignmentMark(times, [attempt(1, 20, 13)])).toMatchObject({
      ...{ percentage: 0, beforeDeduction: 5 },
    });
    const least = { ...marked, late: { policy: 'deducted', percent: 1 } as const };
    expect(assignmentMark(least, [attempt(20, 20, 13)])?.percentage).toBe(99);
  });

  it('a later try with a larger deduction does not lower the best mark', () => {
    const times = { ...marked, late: daily };
    const first = attempt(14, 20, 13);
    expect(assignmentMark(times, [first, attempt(15, 20, 24 * 5)])).toMatchObject({
      ...{ percentage: 60, beforeDeduction: 70, attempt: first },
    });
  });

  it('the rule of the quiz decides which late attempt counts, with the deduction of its day', () => {
    const times = { ...marked, late: daily };
    const markBy = (rule: CountedAttempt, ...scores: number[]) => {
      const attempts = scores.map((score, index) => attempt(score, 20, 13 + 24 * index, rule));
      const mark = assignmentMark(times, attempts);
      return mark && [attempts.indexOf(mark.attempt), mark.percentage, mark.beforeDeduction];
    };
    expect(markBy('best', 10, 20)).toEqual([1, 80, 100]);
    expect(markBy('best', 14, 16, 18)).toEqual([0, 60, 70]);
    expect(markBy('first', 10, 20)).toEqual([0, 40, 50]);
    expect(markBy('last', 20, 10)).toEqual([1, 30, 50]);
  });

  it('passes with exactly the pass mark after the deduction', () => {
    const times = { ...marked, late: { policy: 'deducted', percent: 10 } as const };
    expect(assignmentMark(times, [attempt(18, 20, 13)])).toMatchObject({
      ...{ percentage: 80, passed: true },
    });
  });

  it('is provisional as long as what decides waits for a mark, also with a deduction', () => {
    const times = { ...marked, late: daily };
    const open = { ...attempt(10, 20, 13), toBeMarked: 1 };
    expect(assignmentMark(times, [open])?.isProvisional).toBe(true);
    expect(assignmentMark(times, [attempt(10, 20, 13)])?.isProvisional).toBe(false);
  });

  it('an average counts nothing, not less, for an attempt whose deduction is larger than it', () => {
    const times = { ...marked, late: { policy: 'deducted', percent: 10 } as const };
    const attempts = [attempt(1, 20, 13, 'average'), attempt(20, 20, 14, 'average')];
    expect(assignmentMark(times, attempts)?.percentage).toBe(45);
  });

  it('an average is the mean of what each attempt is worth', () => {
    const times = { ...marked, late: daily };
    const attempts = [attempt(9, 10, 13, 'average'), attempt(9, 10, 24 * 6, 'average')];
    expect(assignmentMark(times, attempts)).toMatchObject({
      ...{ percentage: 60, beforeDeduction: 90, passed: false },
    });
  });

  it('no rounding decides over an average: of thirds as little as of tenths', () => {
    const times = { ...marked, late: { policy: 'deducted', percent: 10 } as const };
    const rules = { passMarkPercent: 40, countedAttempt: 'average' as const };
    const attempts = [1, 2].map((score) => ({ ...attempt(score, 3, 13), rules }));
    expect(assignmentMark(times, attempts)).toMatchObject({
      ...{ percentage: 40, beforeDeduction: 50, passed: true },
    });
  });

  const rules = fc.oneof(
    fc.constant<LateRule>({ policy: 'marked' }),
    fc.constant<LateRule>({ policy: 'refused' }),
    fc.integer({ min: 1, max: 100 }).map((percent): LateRule => ({ policy: 'deducted', percent })),
    fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }))
      .map(
        ([percent, maxPercent]): LateRule => ({ policy: 'deducted_daily', percent, maxPercent }),
      ),
  );
  const attempts = fc
    .tuple(
      fc.constantFrom(...countedAttempts),
      fc.array(fc.record({ score: fc.nat(20), hour: fc.integer({ min: 1, max: 400 }) }), {
        maxLength: 6,
      }),
    )
    .map(([rule, list]) =>
      list
        .toSorted((a, b) => a.hour - b.hour)
        .map(({ score, hour }) => attempt(score, 20, hour, rule)),
    );
  const times = fc.record({
    dueAt: fc.option(fc.integer({ min: 1, max: 300 }).map(at)),
    late: rules,
    cutOffAt: fc.option(fc.integer({ min: 301, max: 400 }).map(at)),
  });

  it('work in time loses nothing, whatever the rule', () => {
    fc.assert(
      fc.property(times, attempts, (chosen, all) => {
        const inTime = all.filter(({ endedAt }) => !chosen.dueAt || endedAt <= chosen.dueAt);
        fc.pre(inTime.length > 0);
        const plain = assignmentMark({ ...marked, dueAt: null }, inTime);
        expect(assignmentMark(chosen, all)).toEqual(plain);
        expect(plain?.beforeDeduction).toBe(plain?.percentage);
      }),
    );
  });

  it('a mark is between nothing and what it was before the deduction, with one decimal', () => {
    fc.assert(
      fc.property(times, attempts, (chosen, all) => {
        const mark = assignmentMark(chosen, all);
        if (!mark) {
          expect(all.some(({ endedAt }) => isAccepted(chosen, endedAt))).toBe(false);
          return;
        }
        expect(mark.percentage).toBeGreaterThanOrEqual(0);
        expect(mark.percentage).toBeLessThanOrEqual(mark.beforeDeduction);
        expect(String(mark.percentage)).toMatch(/^\d+(?:\.\d)?$/);
        expect(isAccepted(chosen, mark.attempt.endedAt)).toBe(true);
      }),
    );
  });

  it('being later never makes one attempt worth more', () => {
    fc.assert(
      fc.property(times, fc.nat(20), fc.nat(400), fc.nat(400), (chosen, score, a, b) => {
        const [sooner, later] = [a, b]
          .toSorted((one, other) => one - other)
          .map((hour) => lateMark(chosen, attempt(score, 20, hour)).percentage);
        expect(later).toBeLessThanOrEqual(sooner ?? 0);
      }),
    );
  });

  it('one more attempt never lowers a mark by the best', () => {
    const best = attempts.filter(([first]) => first?.rules.countedAttempt === 'best');
    fc.assert(
      fc.property(times, best, (chosen, all) => {
        const before = assignmentMark(chosen, all.slice(0, -1))?.percentage ?? 0;
        expect(assignmentMark(chosen, all)?.percentage ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

it('percentages stay decimal', () => {
  expect(deducted(66.6, 10)).toBe(56.6);
  expect(deducted(0.3, 1)).toBe(0);
  expect(meanOf([66.6, 66.6, 66.7])).toBe(66.6);
  expect(meanOf([])).toBe(0);
});
