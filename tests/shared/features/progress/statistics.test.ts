import { expect, test } from 'vitest';
import {
  alphaOf,
  describeScores,
  discriminationOf,
  errorOf,
  fewestForCorrelation,
  groupLimits,
  notesOn,
} from '#shared/features/progress/statistics.ts';

const scores = (...list: number[]) =>
  list.map((score) => ({ score, total: 10, attempts: 1, passed: score >= 8 ? 1 : 0 }));

test('scores are described by mean, median, sample standard deviation and ten ranges', () => {
  expect(describeScores(scores(2, 4, 4, 4, 5, 5, 7, 9))).toEqual({
    attempts: 8,
    passed: 1,
    mean: 50,
    median: 45,
    deviation: expect.closeTo(21.3808993529939, 9),
    distribution: [0, 0, 1, 0, 3, 2, 0, 1, 0, 1],
  });
  expect(describeScores(scores(10))).toMatchObject({ deviation: null, median: 100 });
  const hundredths = [{ score: 30, total: 100, attempts: 2, passed: 0 }];
  expect(describeScores(hundredths).distribution[3]).toBe(2);
  expect(describeScores([])).toMatchObject({ attempts: 0, mean: null, median: null });
});

test('groups have 27 percent and all who tie with them; without distance there are none', () => {
  const limits = groupLimits(scores(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  expect(limits).toMatchObject({ lower: { score: 3 }, upper: { score: 8 } });
  expect(groupLimits(scores(5, 5, 5, 5))).toBeUndefined();
  expect(groupLimits([])).toBeUndefined();
});

test('a question that all or none answer right has no discrimination', () => {
  const sums = { takers: 4, compared: 4, restSum: 2, restSquares: 1.5 };
  const earning = (credit: number, products: number) => ({
    ...sums,
    ...{ credit, creditSquares: credit, comparedCredit: credit, comparedSquares: credit, products },
  });
  const [all, none] = [earning(4, 2), earning(0, 0)];
  expect([all, none].map(discriminationOf)).toEqual([null, null]);
});

test('questions that agree have an alpha of 1, and no error; independent ones have 0', () => {
  // Two attempts with two questions: both right, both wrong.
  const sums = { attempts: 2, answers: 4, pairs: 4, squaredResiduals: 1 };
  expect(alphaOf({ ...sums, squaredTotals: 2 })).toBe(1);
  expect(errorOf(20, 1)).toBe(0);
  expect(alphaOf({ ...sums, squaredTotals: 1 })).toBe(0);
  expect(errorOf(20, 0)).toBe(20);
  expect(alphaOf({ ...sums, squaredTotals: 0 })).toBeNull();
});

const by = (lower: number, middle: number, upper: number) => ({ lower, middle, upper });
const sound = {
  takers: 100,
  omitted: 3,
  facility: 0.6,
  discrimination: 0.4,
  hasOneChoice: true,
  options: [
    { isKey: true, chosen: by(8, 30, 22) },
    { isKey: false, chosen: by(17, 15, 5) },
  ],
};

test('what is striking about a question is named, the most serious first', () => {
  expect(notesOn(sound)).toEqual([]);
  expect(notesOn({ ...sound, discrimination: -0.1 })).toEqual(['against']);
  expect(notesOn({ ...sound, discrimination: 0.05 })).toEqual(['weak']);
  expect(notesOn({ ...sound, facility: 0.2, discrimination: 0.05 })).toEqual(['hard']);
  expect(notesOn({ ...sound, facility: 0.95 })).toEqual(['easy']);
  expect(notesOn({ ...sound, omitted: 20 })).toEqual(['omitted']);
  const [key] = sound.options;
  const rival = { isKey: false, chosen: by(5, 10, 23) };
  const unused = { isKey: false, chosen: by(0, 0, 0) };
  const options = [...(key ? [key] : []), rival, unused];
  expect(notesOn({ ...sound, options })).toEqual(['rival', 'unused_option']);
  // Several options are chosen together: they do not compete.
  expect(notesOn({ ...sound, options, hasOneChoice: false })).toEqual([]);
  expect(notesOn({ ...sound, discrimination: -0.9, takers: fewestForCorrelation - 1 })).toEqual([]);
});
