import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawQuestions, optionOrder, shuffled } from '#shared/features/attempt/paper.ts';
import {
  attemptRules,
  cooldownText,
  exceptionsIn,
  isInTime,
  learnerAction,
  lockedUntil,
  minutesOf,
  passes,
  passScore,
  replacesAnswer,
  retakeFrom,
  secondsLate,
  secondsTaken,
} from '#shared/features/attempt/rules.ts';
import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import { bodyOf, type QuestionType } from '#shared/features/question/question-types/registry.ts';
import { standardRules, type TakingRules } from '#shared/features/quiz/rules.ts';
import { percentage } from '#shared/kernel/percentage.ts';

const graded = (score: number, totalQuestions: number) => ({ score, totalQuestions, points: null });

describe('SCORE-01: the pass mark is 80 percent, inclusive, in whole numbers', () => {
  test.each([
    [8, 10, true, 80],
    [7, 10, false, 70],
    [79, 100, false, 79],
    [24, 30, true, 80],
    [4, 5, true, 80],
    [799, 1000, false, 79.9],
    [7996, 10_000, false, 79.9],
    [0, 0, false, 0],
    [1, 1, true, 100],
    [2, 3, false, 66.6],
  ])('%i of %i → %s, shown as %s', (score, total, passed, shown) => {
    expect(passes(graded(score, total), standardRules)).toBe(passed);
    expect(percentage(score, total)).toBe(shown);
  });

  test('decision 6: a shown percentage of 80 or more has passed, a lower one has not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(1000), (total, raw) => {
        const score = Math.min(raw, total);
        expect(percentage(score, total) >= 80).toBe(passes(graded(score, total), standardRules));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('cooldown and mastery', () => {
  const at = new Date('2026-01-01T00:00:00Z');
  test('SCORE-05, decision 27: 48 hours after a failure, 5 days after a pass', () => {
    expect(retakeFrom(false, at, standardRules).toISOString()).toBe('2026-01-03T00:00:00.000Z');
    expect(retakeFrom(true, at, standardRules).toISOString()).toBe('2026-01-06T00:00:00.000Z');
  });

  test('SCORE-07, SCORE-08: open without an attempt, and from the moment when the lock ends', () => {
    const last = {
      score: 1,
      totalQuestions: 10,
      passed: false,
      canRetakeAt: retakeFrom(false, at, standardRules),
    };
    expect(lockedUntil(undefined, undefined, at)).toBe(null);
    const end = new Date(at.getTime() + 48 * 3_600_000);
    expect(lockedUntil(last, undefined, new Date(end.getTime() - 1))).toEqual(end);
    expect(lockedUntil(last, undefined, end)).toBe(null);
  });

  test('decision 38: a submit counts up to 15 seconds after the deadline', () => {
    expect(isInTime(at, new Date(at.getTime() + 15_000))).toBe(true);
    expect(isInTime(at, new Date(at.getTime() + 15_001))).toBe(false);
  });

  test('decision 20: time is whole seconds and never negative', () => {
    expect(secondsTaken(at, new Date(at.getTime() + 1999))).toBe(1);
    expect(secondsTaken(at, new Date(at.getTime() - 5000))).toBe(0);
    expect(secondsTaken(at, new Date(at.getTime() + 3_600_000))).toBe(3600);
  });

  test('what is late is so by at least a second, rounded up', () => {
    const late = (ms: number) => secondsLate(at, new Date(at.getTime() + ms));
    expect([0, 1000, 1001, 60_000].map(late)).toEqual([1, 1, 2, 60]);
  });

  test('a voided attempt locks the quiz from its deadline to the end of its pin', () => {
    const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    const pinned = { voidedAt: at, deadline: after(10) };
    expect(lockedUntil(undefined, pinned, after(9.9))).toBe(null);
    expect(lockedUntil(undefined, pinned, after(10))).toEqual(after(30));
    expect(lockedUntil(undefined, pinned, after(30))).toBe(null);
    expect(lockedUntil({ canRetakeAt: after(40) }, pinned, after(10))).toEqual(after(40));
  });

  test('the waits in words', () => {
    expect(cooldownText).toEqual({ failed: '48 hours', passed: '5 days' });
  });
});

describe('what an attempt keeps of its quiz', () => {
  const standard = {
    passMarkPercent: 80,
    cooldownHours: { passed: 120, failed: 48 },
    timeLimitMinutes: 30,
  };
  const kept = (
    rules: Partial<TakingRules> = {},
    extra?: { extraTimePercent: number; isTimeChosen: boolean },
  ) => attemptRules({ ...standardRules, ...rules }, 30, extra);

  test('of the standard rules only those that decide over the result', () => {
    expect(kept()).toEqual(standard);
  });

  test('another rule where it differs', () => {
    expect(kept({ untimed: true })).toEqual({ ...standard, untimed: true });
    expect(kept({ layout: 'all' })).toEqual({ ...standard, layout: 'all' });
    const graded = { partialCredit: true, wrongAnswerPenaltyPercent: 25 };
    expect(kept(graded)).toEqual({ ...standard, ...graded });
    const counted = { maxAttempts: 3, countedAttempt: 'last' } as const;
    expect(kept(counted)).toEqual({ ...standard, ...counted });
    expect(kept({ oneWay: true })).toEqual({ ...standard, oneWay: true });
    // Questions with a time of their own have no way back.
    expect(kept({ questionSeconds: 20 })).toEqual({
      ...standard,
      oneWay: true,
      questionSeconds: 20,
    });
    const feedback = { ...standardRules.feedback, atOnce: 'keys' as const };
    expect(kept({ feedback })).toEqual({ ...standard, atOnce: 'keys' });
  });

  test('extra time, and whether the learner has chosen it, where it changes the time', () => {
    const given = { extraTimePercent: 25, isTimeChosen: false };
    const chosen = { extraTimePercent: 25, isTimeChosen: true };
    expect(kept({}, given)).toEqual({ ...standard, extraTimePercent: 25 });
    expect(kept({}, chosen)).toEqual({ ...standard, extraTimePercent: 25, timeChosen: true });
    expect(kept({ untimed: true }, chosen)).toEqual({ ...standard, untimed: true });
    expect(kept({ untimed: true }, given)).toMatchObject({ untimed: true, extraTimePercent: 25 });
    expect(kept({ untimed: true, questionSeconds: 20 }, chosen)).toMatchObject({
      ...{ questionSeconds: 25, extraTimePercent: 25, timeChosen: true },
    });
    expect(exceptionsIn(kept({}, chosen))).toEqual({
      ...{ extraTimePercent: 25, isTimeChosen: true, addedMinutes: 0, isUnlocked: false },
    });
    expect(exceptionsIn({ ...kept(), addedMinutes: 5, unlocked: true })).toEqual({
      ...{ extraTimePercent: 0, isTimeChosen: false, addedMinutes: 5, isUnlocked: true },
    });
  });

  test('it is open for its time with the extra time, and without a limit for seven days', () => {
    const minutes = (untimed: boolean, extraTimePercent: number) =>
      minutesOf({ rules: { untimed }, timeLimit: 40 }, { extraTimePercent });
    expect([minutes(false, 0), minutes(false, 50)]).toEqual([40, 60]);
    expect([minutes(true, 0), minutes(true, 50)]).toEqual([10_080, 10_080]);
  });

  test('a number of right answers passes if and only if it reaches the pass score', () => {
    const total = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 100 }), (questions, passMarkPercent) => {
        const least = passScore(questions, { passMarkPercent });
        expect(passes(graded(least, questions), { passMarkPercent })).toBe(true);
        if (least > 1)
          expect(passes(graded(least - 1, questions), { passMarkPercent })).toBe(false);
      }),
    );
    expect(passScore(0, standardRules)).toBe(1);
  });
});

test('an answer replaces another one with a lower number, and the number 0 is no answer', () => {
  const replaces = (seq: number, known?: number) =>
    replacesAnswer({ seq }, known === undefined ? undefined : { seq: known });
  expect([0, 1].map((seq) => replaces(seq))).toEqual([false, true]);
  expect([4, 5, 6].map((seq) => replaces(seq, 5))).toEqual([false, false, true]);
});

describe('drawing', () => {
  const anyChance = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 300,
    maxLength: 300,
  });
  const from = (values: number[]) => {
    let next = 0;
    return () => values[next++ % values.length] ?? 0;
  };

  test('a shuffle keeps every element once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), anyChance, (items, values) => {
        expect(shuffled(items, from(values)).sort()).toEqual([...items].sort());
      }),
    );
  });

  test('decision 15: unseen questions are drawn before seen ones, and less seen ones before more seen ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { minLength: 1, maxLength: 40 }),
        fc.nat(40),
        anyChance,
        (views, count, values) => {
          const bank = views.map((timesSeen, id) => ({ id, timesSeen }));
          const drawn = drawQuestions(bank, count, from(values));
          expect(drawn).toHaveLength(Math.min(count, bank.length));
          expect(new Set(drawn.map((question) => question.id)).size).toBe(drawn.length);
          const left = bank.filter((question) => !drawn.includes(question));
          const mostSeen = Math.max(-1, ...drawn.map((question) => question.timesSeen));
          expect(left.every((question) => question.timesSeen >= mostSeen)).toBe(true);
        },
      ),
    );
  });

  test('decision 14: choices are shuffled, True stays before False', () => {
    const chance = () => 0.99;
    const order = (type: QuestionType) => {
      const body = bodyOf(type, { ...unusedFields, options: ['a', 'b', 'c'] });
      return optionOrder({ type, body }, chance);
    };
    expect(order('single_choice')).not.toEqual([0, 1, 2]);
    expect(order('multiple_choice')).not.toEqual([0, 1, 2]);
    expect(order('true_false')).toEqual([0, 1]);
    expect(order('fill_blank')).toEqual([]);
  });

  test('pinned options keep their place, the others take the other places in random order', () => {
    const letters = ['a', 'b', 'c', 'd', 'e'];
    const order = (type: QuestionType, pinnedOptions: number[], values: number[]) => {
      const body = bodyOf(type, { ...unusedFields, options: letters, pinnedOptions });
      return optionOrder({ type, body }, from(values));
    };
    const pins = fc.uniqueArray(fc.nat(4));
    fc.assert(
      fc.property(pins, anyChance, (pinned, values) => {
        for (const type of ['single_choice', 'multiple_choice'] as const) {
          const shown = order(type, pinned, values);
          expect([...shown].sort()).toEqual([0, 1, 2, 3, 4]);
          for (const index of pinned) expect(shown[index]).toBe(index);
        }
      }),
    );
    expect(order('single_choice', [4], [0.99, 0.99, 0.99, 0.99])).toEqual([3, 2, 1, 0, 4]);
  });
});

test.each([
  ['an open attempt is continued, also while the quiz is locked', true, true, true, 'continue'],
  ['a quiz that was passed is locked as mastered', false, true, true, 'mastered'],
  ['a quiz that was failed is locked by its cooldown', false, true, false, 'cooldown'],
  [
    'a quiz without a result can be locked too, by an attempt that was left',
    false,
    true,
    undefined,
    'cooldown',
  ],
  ['a quiz with a result is taken again', false, false, true, 'retake'],
  ['a quiz without a result is started', false, false, undefined, 'start'],
] as const)('%s', (_, isOpen, isLocked, passed, action) => {
  const last = passed === undefined ? undefined : { passed };
  expect(learnerAction({ isOpen, lock: null, isLocked, last })).toBe(action);
});

test('a lock of the quiz comes before a wait, and an open attempt before both', () => {
  const closed = { lock: 'closed' as const, isLocked: true, last: { passed: true } };
  expect(learnerAction({ ...closed, isOpen: false })).toBe('closed');
  expect(learnerAction({ ...closed, isOpen: true })).toBe('continue');
});
