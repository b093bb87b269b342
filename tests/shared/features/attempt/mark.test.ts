import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markOf } from '#shared/features/attempt/mark.ts';
import { type CountedAttempt, countedAttempts } from '#shared/features/quiz/rules.ts';
import { percentage } from '#shared/kernel/percentage.ts';

const attempt = (
  score: number,
  totalQuestions: number,
  countedAttempt?: CountedAttempt,
  passMarkPercent = 80,
) => ({
  ...{ score, totalQuestions, points: null },
  passed: score * 100 >= passMarkPercent * totalQuestions,
  rules: { passMarkPercent, ...(countedAttempt && { countedAttempt }) },
});

const three = (rule?: CountedAttempt) => [
  attempt(5, 10, rule),
  attempt(9, 10, rule),
  attempt(7, 10, rule),
];

describe('which attempt counts', () => {
  test.each([
    [undefined, 'best', 90, true],
    ['best', 'best', 90, true],
    ['last', 'last', 70, false],
    ['average', 'average', 70, false],
    ['first', 'first', 50, false],
  ] as const)('by the rule %s it is the %s one', (rule, name, percent, passed) => {
    expect(markOf(three(rule))).toMatchObject({ rule: name, percentage: percent, passed });
  });

  test('the newest attempt decides, because each keeps the rules it began with', () => {
    expect(markOf([attempt(9, 10, 'last'), attempt(5, 10)])).toMatchObject({
      rule: 'best',
      percentage: 90,
    });
    expect(markOf([attempt(9, 10), attempt(5, 10, 'last')])?.percentage).toBe(50);
    expect(markOf([attempt(8, 10, 'average', 90), attempt(8, 10, 'average', 80)])?.passed).toBe(
      true,
    );
  });

  test('of equally good ones the first is the best', () => {
    const [one, other] = [attempt(1, 2), attempt(2, 4)];
    expect(markOf([one, other])?.attempt).toBe(one);
    expect(markOf([])).toBeNull();
  });

  test('an average that is exactly the pass mark passes, one that is below it by anything does not', () => {
    // 0.7 + 0.8 + 0.9 is 2.4 in theory and 2.4000000000000004 in binary fractions.
    expect(
      markOf(three('average').map((each) => attempt(8, 10, each.rules.countedAttempt))),
    ).toMatchObject({
      percentage: 80,
      passed: true,
    });
    expect(markOf([attempt(7, 10), attempt(8, 10), attempt(9, 10, 'average')])?.passed).toBe(true);
    expect(markOf([attempt(799, 1000), attempt(800, 1000, 'average')])).toMatchObject({
      percentage: 79.9,
      passed: false,
    });
  });

  test('a mark is provisional while an attempt that decides, or may become the best one, waits for marks', () => {
    const isProvisional = (rule: CountedAttempt, ...waiting: number[]) =>
      markOf(waiting.map((toBeMarked) => ({ ...attempt(5, 10, rule), toBeMarked })))?.isProvisional;
    expect(isProvisional('best', 0, 0)).toBe(false);
    expect(isProvisional('best', 0, 1)).toBe(true);
    expect(isProvisional('average', 1, 0)).toBe(true);
    expect([isProvisional('first', 1, 0), isProvisional('first', 0, 1)]).toEqual([true, false]);
    expect([isProvisional('last', 1, 0), isProvisional('last', 0, 1)]).toEqual([false, true]);
    expect(markOf([attempt(5, 10)])?.isProvisional).toBe(false);
  });

  const share = fc
    .integer({ min: 1, max: 500 })
    .chain((total) =>
      fc.record({ score: fc.integer({ min: 0, max: total }), total: fc.constant(total) }),
    );

  test('no rule gives more than the best or less than the worst attempt, and one attempt is its own mark', () => {
    const attempts = fc.array(share, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(attempts, fc.constantFrom(...countedAttempts), (shares, rule) => {
        const percents = shares.map(({ score, total }) => percentage(score, total));
        const mark = markOf(shares.map(({ score, total }) => attempt(score, total, rule)));
        expect(mark?.percentage).toBeLessThanOrEqual(Math.max(...percents));
        expect(mark?.percentage).toBeGreaterThanOrEqual(Math.min(...percents));
        const mean =
          shares.reduce((sum, { score, total }) => sum + score / total, 0) / shares.length;
        if (rule === 'average') expect(mark?.percentage).toBeCloseTo(mean * 100, 0);
        if (shares.length === 1) expect(mark?.percentage).toBe(percents[0]);
      }),
    );
  });
});
