import { describe, expect, it } from 'vitest';
import {
  calibrationOf,
  periodAnswers,
  type RatedAnswer,
} from '#shared/features/practice/calibration/rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const rated = (
  confidence: RatedAnswer['confidence'],
  right: number,
  wrong: number,
): RatedAnswer[] =>
  Array.from({ length: right + wrong }, (_, index) => ({
    at: at(index),
    confidence,
    isRight: index < right,
  }));

describe('calibrationOf', () => {
  it('has the Brier score of what was said', () => {
    const { brier } = calibrationOf([...rated('sure', 1, 1), ...rated('guess', 0, 1)]);
    expect(brier).toBeCloseTo((0.05 ** 2 + 0.95 ** 2 + 0.35 ** 2) / 3, 12);
  });

  it('compares each word with what happened, with an interval', () => {
    const { levels } = calibrationOf(rated('unsure', 7, 3));
    expect(levels).toMatchObject([
      { confidence: 'sure', said: 0.95, answers: 0, right: 0 },
      { confidence: 'unsure', said: 0.7, answers: 10, right: 7 },
      { confidence: 'guess', said: 0.35, answers: 0, right: 0 },
    ]);
    expect(levels[0]).not.toHaveProperty('low');
    expect(levels[1]?.low).toBeLessThan(0.7);
    expect(levels[1]?.high).toBeGreaterThan(0.7);
  });

  it.each([
    ['few', rated('sure', 5, 5)],
    ['over', rated('sure', 20, 20)],
    ['under', rated('guess', 30, 5)],
    ['fair', rated('unsure', 28, 12)],
  ])('says %s', (verdict, answers) => {
    expect(calibrationOf(answers).verdict).toBe(verdict);
  });

  // The mean of 100 answers ± 1.96 √Σp(1 − p): 95 ± 4.27, 70 ± 8.98, 35 ± 9.35, and of two halves 65 ± 7.27.
  it.each([
    ['sure', 91, 99],
    ['unsure', 62, 78],
    ['guess', 26, 44],
  ] as const)('of 100 answers, %s is fair from %i to %i right ones', (confidence, least, most) => {
    const verdict = (right: number) => calibrationOf(rated(confidence, right, 100 - right)).verdict;
    expect([least - 1, least, most, most + 1].map(verdict)).toEqual([
      ...['over', 'fair', 'fair', 'under'],
    ]);
  });

  it('says what different words are together', () => {
    const verdict = (right: number) =>
      calibrationOf([...rated('sure', 50, 0), ...rated('guess', right - 50, 100 - right)]).verdict;
    expect([57, 58, 72, 73].map(verdict)).toEqual(['over', 'fair', 'fair', 'under']);
  });

  it('says nothing of fewer than 30 answers', () => {
    expect(calibrationOf(rated('sure', 0, 29)).verdict).toBe('few');
    expect(calibrationOf(rated('sure', 0, 30)).verdict).toBe('over');
  });

  it('has figures from the first answer on', () => {
    const { brier, levels } = calibrationOf(rated('sure', 1, 0));
    expect(brier).toBeCloseTo(0.0025, 12);
    expect(levels[0]?.high).toBe(1);
  });

  it('has at most twelve blocks, the newest ones, next to each other', () => {
    const { periods } = calibrationOf(rated('unsure', 400, 0));
    expect(periods.map(({ from, until, answers }) => [from, until, answers])).toEqual(
      Array.from({ length: 12 }, (_, block) => [at(40 + 30 * block), at(69 + 30 * block), 30]),
    );
  });

  it('follows the score over blocks of answers, of which the newest are complete', () => {
    const early = rated('sure', 0, 10);
    const late = rated('sure', periodAnswers, 0);
    const { periods } = calibrationOf([...early, ...late]);
    expect(periods).toHaveLength(1);
    expect(periods[0]?.brier).toBeCloseTo(0.05 ** 2, 12);
    expect(periods[0]).toMatchObject({ from: at(0), until: at(periodAnswers - 1) });
  });

  it('has nothing to say about no answers', () => {
    expect(calibrationOf([])).toMatchObject({ answers: 0, brier: null, periods: [] });
  });
});
