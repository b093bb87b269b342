import { expect, test } from 'vitest';
import {
  allowanceOn,
  conditionsFor,
  type Exception,
  withExtraTime,
} from '#shared/features/exception/rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

const exception = (changes: Partial<Exception>): Exception => ({
  quizId: 7,
  extraTimePercent: 0,
  extraAttempts: 0,
  closesAt: null,
  isChosen: false,
  ...changes,
});

test('of several exceptions the more generous time and date count, and attempts add up', () => {
  const all = [
    exception({ extraTimePercent: 25, extraAttempts: 1, closesAt: day(3) }),
    exception({ extraAttempts: 2, closesAt: day(5) }),
    exception({ quizId: null, extraTimePercent: 50, closesAt: day(4) }),
    exception({ quizId: 8, extraTimePercent: 100, extraAttempts: 9, closesAt: day(9) }),
  ];
  expect(allowanceOn(7, all)).toEqual({
    extraTimePercent: 50,
    extraAttempts: 3,
    closesAt: day(5),
    isTimeChosen: false,
  });
  const others = { extraAttempts: 0, isTimeChosen: false };
  expect(allowanceOn(9, all)).toEqual({ extraTimePercent: 50, closesAt: day(4), ...others });
  expect(allowanceOn(9, [])).toEqual({ extraTimePercent: 0, closesAt: null, ...others });
});

test('time that a learner has chosen counts where it is more than what was given, and says so', () => {
  const chosen = exception({ quizId: null, extraTimePercent: 50, isChosen: true });
  const time = (given: number) => {
    const { extraTimePercent, isTimeChosen } = allowanceOn(7, [
      exception({ extraTimePercent: given }),
      chosen,
    ]);
    return [extraTimePercent, isTimeChosen];
  };
  expect([25, 50, 100].map(time)).toEqual([
    [50, true],
    [50, false],
    [100, false],
  ]);
});

test('an exception never takes anything away from a quiz', () => {
  const quiz = { rules: { maxAttempts: 2 }, opensAt: null, closesAt: day(4) };
  const with3 = { extraAttempts: 1, closesAt: day(3) };
  expect(conditionsFor(quiz, with3)).toEqual({ ...quiz, rules: { maxAttempts: 3 } });
  expect(conditionsFor(quiz, { ...with3, closesAt: day(6) }).closesAt).toEqual(day(6));
  const open = { rules: { maxAttempts: null }, opensAt: null, closesAt: null };
  expect(conditionsFor(open, { extraAttempts: 5, closesAt: day(6) })).toEqual(open);
});

test('extra time is rounded up to whole minutes', () => {
  expect(withExtraTime(10, { extraTimePercent: 0 })).toBe(10);
  expect(withExtraTime(10, { extraTimePercent: 25 })).toBe(13);
  expect(withExtraTime(30, { extraTimePercent: 100 })).toBe(60);
  expect(withExtraTime(600, { extraTimePercent: 0 })).toBe(600);
});
