import { describe, expect, it } from 'vitest';
import { type AnswerGroup, advantageOf, detect } from '#shared/features/quality/detector.ts';
import { optionCount, simulateExam } from './simulated-takers.ts';

const asked = { optionCount, areComparable: true, before: { answers: 0, correct: 0 } };

const kindsOf = (question: Partial<Parameters<typeof detect>[0]> & { groups: AnswerGroup[] }) =>
  detect({ ...asked, ...question }).map(({ kind }) => kind);

/** So many equal answers, with this share of right answers to the other questions. */
const group = (count: number, rest: number, more: Partial<AnswerGroup> = {}): AnswerGroup => ({
  isCorrect: false,
  isOmitted: false,
  option: null,
  count,
  compared: count,
  restSum: count * rest,
  // Half of them a bit better, half a bit worse.
  restSquares: count * (rest ** 2 + 0.01),
  ...more,
});
const key = { isCorrect: true, option: 0 };

describe('wrong keys among 100 items that 500 takers of known ability answered', () => {
  /** Exams with these numbers, each with the items that are said to have a wrong key. */
  const examsWith = (wrongKeys: number) =>
    Array.from({ length: 20 }, (_, index) => {
      const items = simulateExam({ seed: index + 1, takers: 500, items: 100, wrongKeys });
      const named = items.filter(({ groups }) => kindsOf({ groups }).includes('wrong_key'));
      return { named: named.length, found: named.filter(({ isWrong }) => isWrong).length };
    });

  it('finds at least 95% of five planted ones, and at least 80% of what it names is wrong', () => {
    const exams = examsWith(5);
    const total = (value: (exam: (typeof exams)[number]) => number) =>
      exams.reduce((sum, exam) => sum + value(exam), 0);
    expect(total(({ found }) => found) / (exams.length * 5)).toBeGreaterThanOrEqual(0.95);
    // Of five, 95% are all of them: so it is in the middle exam, and in nine of ten.
    const complete = exams.filter(({ found }) => found / 5 >= 0.95);
    expect(complete.length / exams.length).toBeGreaterThanOrEqual(0.9);
    for (const { found, named } of exams) {
      expect(found).toBeGreaterThanOrEqual(3);
      expect(found / named).toBeGreaterThanOrEqual(0.8);
    }
  });

  it('names at most 3 when none is planted', () => {
    for (const { named } of examsWith(0)) expect(named).toBeLessThanOrEqual(3);
  });

  it('names the right option as the rival of the key', () => {
    const items = simulateExam({ seed: 3, takers: 500, items: 100, wrongKeys: 5 });
    const rivals = items.flatMap(({ groups, right }) =>
      detect({ ...asked, groups }).flatMap((found) =>
        found.kind === 'wrong_key' ? [groups[found.answer]?.option === right] : [],
      ),
    );
    expect(rivals.length).toBeGreaterThan(0);
    expect(rivals).not.toContain(false);
  });
});

describe('detect', () => {
  it('says nothing before there are 30 answers', () => {
    const groups = [group(9, 0.2, key), group(20, 0.9)];
    expect(kindsOf({ groups })).toEqual([]);
    expect(kindsOf({ groups: [...groups, group(1, 0.5)] })).toContain('wrong_key');
  });

  it('finds a second right answer when both are given by those who do well', () => {
    const groups = [group(100, 0.8, key), group(60, 0.82, { option: 1 }), group(60, 0.3)];
    expect(kindsOf({ groups, optionCount: 0 })).toEqual(['second_key']);
  });

  it('compares no answers that refer to the order of their own paper', () => {
    const groups = [group(50, 0.3, key), group(50, 0.9)];
    expect(kindsOf({ groups, optionCount: 0 })).toEqual(['wrong_key']);
    expect(kindsOf({ groups, optionCount: 0, areComparable: false })).toEqual([]);
  });

  it('omitted answers are no rival of the key', () => {
    const groups = [group(50, 0.3, key), group(50, 0.9, { isOmitted: true })];
    expect(kindsOf({ groups, optionCount: 0 })).toEqual([]);
  });

  it('finds a question that is guessed: as many right answers as chance gives, by all alike', () => {
    const groups = [group(25, 0.5, key), ...[1, 2, 3].map((option) => group(25, 0.5, { option }))];
    expect(kindsOf({ groups })).toEqual(['guessed']);
    expect(kindsOf({ groups: [group(60, 0.5, key), group(40, 0.5, { option: 1 })] })).not.toContain(
      'guessed',
    );
  });

  it('finds wrong options that nearly nobody chooses, and never the key', () => {
    const groups = [group(95, 0.6, key), group(55, 0.4, { option: 1 })];
    expect(detect({ ...asked, groups })).toEqual([
      { kind: 'unused_options', options: [2, 3], certainty: 'likely' },
    ]);
    expect(kindsOf({ groups: [group(40, 0.6, key), group(10, 0.4, { option: 1 })] })).toEqual([]);
  });

  it('finds a question that became harder since it was changed', () => {
    const groups = [group(40, 0.6, key), group(60, 0.4)];
    const before = { answers: 100, correct: 80 };
    expect(detect({ ...asked, optionCount: 0, groups, before })).toEqual([
      { kind: 'drifted', before: 0.8, after: 0.4, certainty: 'almost_certain' },
    ]);
    expect(kindsOf({ optionCount: 0, groups, before: { answers: 20, correct: 16 } })).toEqual([]);
    expect(kindsOf({ optionCount: 0, groups, before: { answers: 100, correct: 45 } })).toEqual([]);
  });
});

describe('advantageOf', () => {
  it('is the difference of the means by its standard error', () => {
    const some = [group(50, 0.7)];
    const others = [group(50, 0.5)];
    // Of 100 rests the variance is 0.01 within the groups and 0.01 between them.
    expect(advantageOf(some, [...some, ...others])).toBeCloseTo(
      0.2 / Math.sqrt(0.02 * (2 / 50)),
      9,
    );
  });

  it('is 0 when all do equally well, or nobody is left to compare with', () => {
    const one = group(10, 0.5);
    expect(advantageOf([one], [one])).toBe(0);
    const equal = { ...one, restSquares: 2.5 };
    expect(advantageOf([equal], [equal, equal])).toBe(0);
  });
});
