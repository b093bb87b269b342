import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestTakers } from '#shared/features/explanation/limits.ts';
import {
  answersChanged,
  comparedTakers,
  comparedWith,
  passingOf,
  takersAtOnce,
  timeSpent,
  topicsOf,
} from '#shared/features/explanation/rules.ts';

const startedAt = new Date('2026-03-01T10:00:00Z');
const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const received = (number: number, seconds: number) => ({ number, receivedAt: at(seconds) });

describe('where time went', () => {
  test('the time before an answer belongs to its question, the rest to none', () => {
    const events = [received(1, 10), received(2, 40), received(1, 45)];
    expect(timeSpent(events, { startedAt, completedAt: at(60) })).toEqual({
      questions: [
        { number: 1, seconds: 15 },
        { number: 2, seconds: 30 },
      ],
      spans: [
        { number: 1, from: 0, to: 10 },
        { number: 2, from: 10, to: 40 },
        { number: 1, from: 40, to: 45 },
        { number: null, from: 45, to: 60 },
      ],
      afterLast: 15,
    });
  });

  test('answers that are received together share the time before them', () => {
    const events = [received(3, 30), received(1, 30), received(1, 30)];
    expect(timeSpent(events, { startedAt, completedAt: at(30) })).toMatchObject({
      questions: [
        { number: 1, seconds: 15 },
        { number: 3, seconds: 15 },
      ],
      afterLast: 0,
    });
  });

  test('without an answer all the time belongs to no question', () => {
    expect(timeSpent([], { startedAt, completedAt: at(9) })).toEqual({
      questions: [],
      spans: [{ number: null, from: 0, to: 9 }],
      afterLast: 9,
    });
  });

  test('the times of all questions and what is left are the whole attempt, without gaps', () => {
    const events = fc.array(
      fc.record({ number: fc.integer({ min: 1, max: 9 }), ms: fc.nat(90_000) }),
    );
    fc.assert(
      fc.property(events, fc.nat(90_000), (all, end) => {
        const inOrder = all
          .toSorted((a, b) => a.ms - b.ms)
          .map(({ number, ms }) => received(number, ms / 1000));
        const time = timeSpent(inOrder, { startedAt, completedAt: at(end / 1000) });
        const sum = time.questions.reduce((total, { seconds }) => total + seconds, time.afterLast);
        expect(sum).toBeCloseTo(end / 1000, 6);
        const borders = time.spans.flatMap(({ from, to }) => [from, to]);
        expect(borders.filter((_, index) => index % 2 === 0)).toEqual(
          end === 0 ? [] : [0, ...borders.filter((_, index) => index % 2 === 1).slice(0, -1)],
        );
      }),
    );
  });
});

const one = { number: 1, choosesOne: true };
const several = { number: 2, choosesOne: false };
const gave = (number: number, answer: number, credit: number | null = 0) => ({
  number,
  answer,
  credit,
});
const keysShown = true;

describe('answers changed', () => {
  test('each choice of one option is an answer; a mark or the same answer again is none', () => {
    const events = [gave(1, 0), gave(1, 1, 0), gave(1, 1, 0), gave(1, 2, 100)];
    expect(answersChanged([one, several], events, { keysShown })).toEqual({
      questions: [{ number: 1, changes: 1, effect: 'to_right' }],
      toRight: 1,
      toWrong: 0,
      gained: 1,
    });
  });

  test('what is put together step by step is one answer until another question is answered', () => {
    const steps = [gave(2, 1, 16), gave(2, 2, 66)];
    expect(answersChanged([one, several], steps, { keysShown }).questions).toEqual([]);
    const later = [...steps, gave(1, 1), gave(2, 2, 66), gave(2, 3, 100)];
    expect(answersChanged([one, several], later, { keysShown })).toMatchObject({
      questions: [{ number: 2, changes: 1, effect: 'to_right' }],
      gained: 0.34,
    });
  });

  test.each([
    [100, 0, 'to_wrong', -1],
    [100, -25, 'to_wrong', -1.25],
    [0, 66, 'other', 0.66],
    [66, -25, 'other', -0.91],
    [100, 100, 'other', 0],
  ])('from %i to %i percent is %s and earns %d', (before, after, effect, gained) => {
    const events = [gave(1, 1, before), gave(1, 2, after)];
    expect(answersChanged([one], events, { keysShown })).toMatchObject({
      questions: [{ effect }],
      gained,
    });
  });

  test('questions come in the order of the paper, without those that were answered once', () => {
    const third = { number: 3, choosesOne: true };
    const events = [gave(3, 1, 100), gave(2, 1), gave(1, 1), gave(3, 2), gave(1, 2, 100)];
    expect(answersChanged([third, one, several], events, { keysShown })).toEqual({
      questions: [
        { number: 1, changes: 1, effect: 'to_right' },
        { number: 3, changes: 1, effect: 'to_wrong' },
      ],
      toRight: 1,
      toWrong: 1,
      gained: 0,
    });
  });

  test('an answer that waits for its mark has no effect, and nothing is gained by it', () => {
    const events = [gave(1, 1, 100), gave(1, 2, null)];
    expect(answersChanged([one], events, { keysShown })).toMatchObject({
      questions: [{ changes: 1, effect: null }],
      ...{ toRight: 0, toWrong: 0, gained: 0 },
    });
  });

  test('without keys it is known how often answers were changed, but not what for', () => {
    const events = [gave(1, 1, null), gave(1, 2, null), gave(1, 1, null)];
    expect(answersChanged([one], events, { keysShown: false })).toEqual({
      questions: [{ number: 1, changes: 2, effect: null }],
      toRight: null,
      toWrong: null,
      gained: null,
    });
  });
});

describe('topics', () => {
  test('the share of each tag has the interval of Wilson, the weakest is first', () => {
    const asked = (tags: string[], credit: number) => ({ tags, credit });
    const questions = [
      ...Array.from({ length: 8 }, () => asked(['verbs'], 100)),
      ...Array.from({ length: 2 }, () => asked(['verbs', 'past'], -25)),
    ];
    const [past, verbs] = topicsOf(questions);
    expect(past).toMatchObject({ tag: 'past', asked: 2, right: 0, earned: 0, low: 0 });
    // Newcombe 1998 has 0.4902 to 0.9433 for 8 of 10.
    expect(verbs).toMatchObject({ tag: 'verbs', asked: 10, right: 8, earned: 8 });
    expect(verbs?.low).toBeCloseTo(0.4902, 3);
    expect(verbs?.high).toBeCloseTo(0.9433, 3);
  });

  test('of equal shares that with more questions is first; what waits for a mark is left out', () => {
    const asked = (tag: string, ...credits: (number | null)[]) =>
      credits.map((credit) => ({ tags: [tag], credit }));
    const topics = topicsOf([
      ...asked('few', 100, 0),
      ...asked('many', 50, 50, 100, 0, null),
      ...asked('open', null),
      ...asked('weak', 100, 0, 0, 0),
    ]);
    expect(topics).toMatchObject([
      { tag: 'weak', asked: 4, right: 1, earned: 1 },
      { tag: 'many', asked: 4, right: 1, earned: 2 },
      { tag: 'few', asked: 2, right: 1, earned: 1 },
    ]);
  });

  test('the shares rise from one topic to the next', () => {
    const question = fc.record({
      tags: fc.subarray(['a', 'b', 'c', 'd']),
      credit: fc.constantFrom(100, 50, 0),
    });
    fc.assert(
      fc.property(fc.array(question), (questions) => {
        const shares = topicsOf(questions).map(({ earned, asked }) => earned / asked);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      }),
    );
  });

  test('the interval has the share in it and is within 0 and 1', () => {
    const credits = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(credits, (all) => {
        const [topic] = topicsOf(all.map((credit) => ({ tags: ['x'], credit })));
        if (!topic) throw new Error('no topic');
        const share = topic.earned / topic.asked;
        expect(topic.low).toBeGreaterThanOrEqual(0);
        expect(topic.high).toBeLessThanOrEqual(1);
        expect(topic.low).toBeLessThanOrEqual(share + 1e-12);
        expect(topic.high).toBeGreaterThanOrEqual(share - 1e-12);
      }),
    );
  });
});

describe('what would have passed', () => {
  const rules = { passMarkPercent: 80 };
  test('is a number of right answers, or of points', () => {
    const result = { score: 5, points: null, totalQuestions: 9, passed: false };
    expect(passingOf(result, rules)).toEqual({ needed: 8, missing: 3 });
    expect(passingOf({ ...result, points: 533 }, rules)).toEqual({ needed: 7.2, missing: 1.87 });
    expect(passingOf({ ...result, points: -50 }, rules)).toEqual({ needed: 7.2, missing: 7.2 });
    expect(passingOf({ ...result, score: 8, passed: true }, rules).missing).toBe(0);
  });
});

describe('the comparison with others', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ score: (index % 11) * 100, total: 1000, attempts: 1, passed: 0 },
    }));
  const own = { score: 5, points: null, totalQuestions: 10 };

  test('says nothing of fewer than twenty, and grows by ten', () => {
    expect([0, 19, 20, 29, 30, 31].map(comparedTakers)).toEqual([0, 0, 20, 20, 30, 30]);
    expect(comparedWith(others(fewestTakers - 1), own)).toBeNull();
    expect(comparedWith(others(fewestTakers), own)?.takers).toBe(20);
  });

  test('never changes by one learner', () => {
    fc.assert(
      fc.property(fc.nat(5000), (takers) => {
        const step = comparedTakers(takers + 1) - comparedTakers(takers);
        expect(step === 0 || step >= takersAtOnce).toBe(true);
        expect(comparedTakers(takers)).toBeLessThanOrEqual(takers);
      }),
    );
  });

  test('has the median, the ranges, and how many are below and equal', () => {
    expect(comparedWith(others(22), own)).toEqual({
      takers: 22,
      median: 50,
      distribution: [2, 2, 2, 2, 2, 2, 2, 2, 2, 4],
      below: 10,
      equal: 2,
    });
    expect(comparedWith(others(22), { score: 0, points: 25, totalQuestions: 5 })).toMatchObject({
      below: 2,
      equal: 0,
    });
  });
});
