import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alphaOf,
  describeScores,
  discriminationOf,
  errorOf,
  facilityOf,
  fewestForCorrelation,
  groupLimits,
  notesOn,
  squaredResidualsOf,
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

test('each note begins and ends at its limit', () => {
  const on = (change: Partial<Parameters<typeof notesOn>[0]>) => notesOn({ ...sound, ...change });
  expect([-0.001, 0, 0.099, 0.1].map((discrimination) => on({ discrimination }))).toEqual([
    ['against'],
    ['weak'],
    ['weak'],
    [],
  ]);
  expect([0.2, 0.21, 0.94, 0.95].map((facility) => on({ facility, discrimination: 0 }))).toEqual([
    ['hard'],
    ['weak'],
    ['weak'],
    ['easy'],
  ]);
  expect(on({ facility: 0, discrimination: null })).toEqual(['hard']);
  expect([19, 20].map((omitted) => on({ omitted }))).toEqual([[], ['omitted']]);
  expect(on({ takers: fewestForCorrelation, omitted: 4 })).toEqual(['omitted']);
  const chosen = (key: number, wrong: number) => [
    { isKey: true, chosen: by(9, 9, key) },
    { isKey: false, chosen: by(9, 9, wrong) },
  ];
  expect(on({ options: chosen(5, 5) })).toEqual([]);
  expect(on({ options: chosen(5, 6) })).toEqual(['rival']);
  // Only the groups together leave an option unused, and only a wrong one.
  const used = [by(1, 0, 0), by(0, 1, 0), by(0, 0, 1)];
  const options = used.map((chosen) => ({ isKey: false, chosen }));
  const key = { isKey: true, chosen: by(0, 0, 9) };
  expect(on({ options: [key, ...options] })).toEqual([]);
  const unchosen = { isKey: true, chosen: by(0, 0, 0) };
  expect(on({ options: [unchosen, { isKey: false, chosen: by(9, 9, 0) }] })).toEqual([]);
});

const sum = (list: readonly number[]) => list.reduce((all, next) => all + next, 0);
const fromMean = (list: readonly number[]) => list.map((each) => each - sum(list) / list.length);
const squaredFromMean = (list: readonly number[]) => sum(fromMean(list).map((each) => each ** 2));

/** What the answers to questions that all attempts have earned: a row for each attempt. */
const sameQuestions = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 12 }))
  .chain(([questions, attempts]) => {
    const earned = fc.constantFrom(0, 1, 0.5, -0.25);
    const row = fc.array(earned, { minLength: questions, maxLength: questions });
    return fc.array(row, { minLength: attempts, maxLength: attempts });
  });

test('the discrimination is the correlation with the rest, as defined', () => {
  fc.assert(
    fc.property(sameQuestions, (rows) => {
      const credits = rows.map(([first = 0]) => first);
      const rests = rows.map(([, ...others]) => sum(others) / others.length);
      const squares = (list: readonly number[]) => sum(list.map((each) => each ** 2));
      const found = discriminationOf({
        ...{ takers: rows.length + 3, credit: 0, creditSquares: 0, compared: rows.length },
        ...{ comparedCredit: sum(credits), comparedSquares: squares(credits) },
        ...{ restSum: sum(rests), restSquares: squares(rests) },
        products: sum(credits.map((credit, index) => credit * (rests[index] ?? 0))),
      });
      const spread = squaredFromMean(credits) * squaredFromMean(rests);
      if (spread < 1e-9) {
        expect(found).toBeNull();
        return;
      }
      const others = fromMean(rests);
      const products = fromMean(credits).map((credit, index) => credit * (others[index] ?? 0));
      expect(found).toBeCloseTo(sum(products) / Math.sqrt(spread), 9);
      expect(Math.abs(found ?? 2)).toBeLessThanOrEqual(1);
    }),
  );
});

test('alpha is k/(k - 1) times what the variances of the questions leave of that of the scores', () => {
  fc.assert(
    fc.property(sameQuestions, (rows) => {
      const questions = rows[0]?.length ?? 0;
      const columns = Array.from({ length: questions }, (_, index) =>
        rows.map((row) => row[index] ?? 0),
      );
      const residuals = columns.map(fromMean);
      const totals = rows.map((_, index) => sum(residuals.map((column) => column[index] ?? 0)));
      const variances = sum(columns.map(squaredFromMean));
      const found = alphaOf({
        ...{ attempts: rows.length, answers: rows.length * questions },
        ...{ pairs: rows.length * questions * (questions - 1), squaredResiduals: variances },
        squaredTotals: sum(totals.map((total) => total ** 2)),
      });
      const ofScores = squaredFromMean(rows.map(sum));
      if (ofScores < 1e-9) expect(found).toBeNull();
      else expect(found).toBeCloseTo((questions / (questions - 1)) * (1 - variances / ofScores), 9);
    }),
  );
});

test('scores with different totals are put in order by their shares', () => {
  const of = (score: number, total: number, attempts: number) => ({
    score,
    total,
    attempts,
    passed: 0,
  });
  const counts = [of(9, 10, 1), of(1, 2, 3), of(1, 3, 2), of(3, 4, 2)];
  // 33.3, 33.3, 50, 50, 50, 75, 75, 90
  expect(describeScores(counts).median).toBe(50);
  expect(describeScores([of(1, 2, 1), of(9, 10, 1)]).median).toBe(70);
  expect(groupLimits(counts)).toEqual({ lower: of(1, 2, 3), upper: of(3, 4, 2) });
});

test('a score on a border is in the higher range, and 100% in the last one', () => {
  const counts = [0, 99, 100, 899, 900, 1000].map((score) => ({
    ...{ score, total: 1000, attempts: 2, passed: 0 },
  }));
  expect(describeScores(counts).distribution).toEqual([4, 2, 0, 0, 0, 0, 0, 0, 2, 4]);
});

test('median, deviation and groups are those of the list of scores', () => {
  const list = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 2, maxLength: 120 });
  fc.assert(
    fc.property(list, (all) => {
      const sorted = all.toSorted((a, b) => a - b);
      const place = (index: number) => sorted[index] ?? Number.NaN;
      const middle = (sorted.length - 1) / 2;
      const found = describeScores(scores(...all));
      expect(found.median).toBeCloseTo(
        5 * (place(Math.floor(middle)) + place(Math.ceil(middle))),
        9,
      );
      const percent = all.map((score) => 10 * score);
      expect(found.deviation).toBeCloseTo(
        Math.sqrt(squaredFromMean(percent) / (percent.length - 1)),
        9,
      );
      const size = Math.ceil((27 * all.length) / 100);
      const [lower, upper] = [place(size - 1), place(all.length - size)];
      const limits = groupLimits(scores(...all));
      expect(limits && [limits.lower.score, limits.upper.score]).toEqual(
        lower < upper ? [lower, upper] : undefined,
      );
    }),
  );
});

test('the facility is the mean of what was earned, not below 0; residuals are those from the mean', () => {
  const earned = fc.array(fc.constantFrom(0, 1, 0.5, -0.25), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(earned, (all) => {
      const squares = sum(all.map((each) => each ** 2));
      const sums = { takers: all.length, credit: sum(all), creditSquares: squares };
      expect(facilityOf(sums)).toBeCloseTo(Math.max(0, sum(all) / all.length), 9);
      expect(squaredResidualsOf(sums)).toBeCloseTo(squaredFromMean(all), 9);
    }),
  );
  const none = { takers: 0, credit: 0, creditSquares: 0 };
  expect([facilityOf(none), squaredResidualsOf(none)]).toEqual([0, 0]);
});

test('one attempt, or attempts with one question, have no alpha', () => {
  const sums = { squaredResiduals: 1, squaredTotals: 1 };
  expect(alphaOf({ ...sums, attempts: 1, answers: 4, pairs: 12 })).toBeNull();
  expect(alphaOf({ ...sums, attempts: 4, answers: 4, pairs: 0 })).toBeNull();
});

test('there are no groups where the lower and the upper one would share an attempt', () => {
  expect(groupLimits(scores(5, 6))).toMatchObject({ lower: { score: 5 }, upper: { score: 6 } });
  expect(groupLimits(scores(5))).toBeUndefined();
});
