import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isClosed,
  positionAt,
  questionEnd,
  questionGrace,
  withQuestionTimes,
} from '#shared/features/attempt/pacing.ts';
import { attemptRules } from '#shared/features/attempt/rules.ts';
import { rulePresets, standardRules } from '#shared/features/quiz/rules.ts';
import { ChosenRules } from '#shared/features/quiz/schema.ts';

const start = Date.UTC(2026, 2, 1);
const at = (seconds: number) => new Date(start + seconds * 1000);
const pace = (reached = 0, since = 0) => ({
  rules: { oneWay: true, questionSeconds: 30 },
  reached,
  since: at(since),
  totalQuestions: 4,
});

describe('where an attempt is by the clock', () => {
  test('each question has its time, and the last one stays', () => {
    expect(positionAt(pace(), at(29.999))).toEqual({ reached: 0, since: at(0) });
    expect(positionAt(pace(), at(30))).toEqual({ reached: 1, since: at(30) });
    expect(positionAt(pace(1, 10), at(75))).toEqual({ reached: 3, since: at(70) });
    expect(positionAt(pace(), at(9999))).toEqual({ reached: 3, since: at(90) });
    expect(positionAt(pace(2, 100), at(50))).toEqual({ reached: 2, since: at(100) });
  });

  test('without a time of its own a question stays', () => {
    const free = { ...pace(2), rules: { oneWay: true } };
    expect(positionAt(free, at(9999))).toEqual({ reached: 2, since: at(0) });
    expect(questionEnd(free.rules, { since: at(0) })).toBeNull();
    expect([isClosed(free, 1, at(0)), isClosed(free, 2, at(9999))]).toEqual([true, false]);
  });

  test('a question is closed a moment after its time, and no other one before', () => {
    const grace = questionGrace / 1000;
    expect(isClosed(pace(), 0, at(30 + grace))).toBe(false);
    expect(isClosed(pace(), 0, at(30.001 + grace))).toBe(true);
    expect(isClosed(pace(), 1, at(60 + grace))).toBe(false);
    expect(isClosed(pace(1, 10), 0, at(10))).toBe(true);
    expect(questionEnd(pace().rules, { since: at(10) })).toEqual(at(40));
    expect(isClosed(pace(1, 10), 2, at(70 + grace))).toBe(false);
    expect(isClosed(pace(1, 10), 2, at(70.001 + grace))).toBe(true);
  });

  test('where there is a way back, no question is closed', () => {
    const free = { ...pace(2), rules: { questionSeconds: 30 } };
    expect([0, 2, 3].map((index) => isClosed(free, index, at(9999)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('asking in between changes nothing, and the place never goes back', () => {
    const moment = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(moment, moment, fc.nat(3), (one, other, reached) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map(
          (ms) => new Date(start + ms),
        );
        if (!early || !late) return;
        const first = positionAt(pace(reached), early);
        const then = positionAt({ ...pace(), ...first }, late);
        expect(then).toEqual(positionAt(pace(reached), late));
        expect(then.reached).toBeGreaterThanOrEqual(first.reached);
        // What is on screen can be answered.
        if (late < at((4 - reached) * 30))
          expect(isClosed(pace(reached), then.reached, late)).toBe(false);
      }),
    );
  });
});

test('an attempt ends with its last question, or before', () => {
  const of = { totalQuestions: 4, startedAt: at(0) };
  expect(withQuestionTimes(at(600), { questionSeconds: 30 }, of)).toEqual(at(120));
  expect(withQuestionTimes(at(100), { questionSeconds: 30 }, of)).toEqual(at(100));
  expect(withQuestionTimes(at(600), {}, of)).toEqual(at(600));
});

test('an attempt keeps the seconds with its extra time; by default nothing is kept', () => {
  const rules = { ...standardRules, oneWay: true, questionSeconds: 30 };
  expect(attemptRules(rules, 10, { extraTimePercent: 25, isTimeChosen: false })).toMatchObject({
    oneWay: true,
    questionSeconds: 38,
  });
  expect(Object.keys(attemptRules(standardRules, 10))).toEqual([
    'passMarkPercent',
    'cooldownHours',
    'timeLimitMinutes',
  ]);
});

test('rules that do not go together are refused, and every preset is accepted', () => {
  const problems = (rules: object) =>
    ChosenRules.safeParse({ ...standardRules, ...rules }).error?.issues.map(({ path }) =>
      path.join('.'),
    ) ?? [];
  expect(problems({ questionSeconds: 30 })).toEqual(['questionSeconds']);
  expect(problems({ questionSeconds: 30, oneWay: true })).toEqual([]);
  expect(problems({ layout: 'all', oneWay: true })).toEqual(['layout']);
  expect(problems({ layout: 'all' })).toEqual([]);
  for (const preset of Object.values(rulePresets)) expect(problems(preset)).toEqual([]);
});
