import type { StartConditions } from '../quiz/rules.ts';

/** What a person is allowed beyond the rules of one quiz, or of every quiz. */
export interface Exception {
  /** Null for every quiz. */
  quizId: number | null;
  extraTimePercent: number;
  extraAttempts: number;
  /** It has an effect only if it is later than the closing date of the quiz. */
  closesAt: Date | null;
  /** The time that the person has chosen in the accessibility profile, not given by anyone. */
  isChosen: boolean;
}

/** What several exceptions allow together. */
export interface Allowance {
  extraTimePercent: number;
  extraAttempts: number;
  closesAt: Date | null;
  /** The person has chosen more time than was given. */
  isTimeChosen: boolean;
}

const mostTime = (exceptions: readonly Exception[]) =>
  Math.max(0, ...exceptions.map(({ extraTimePercent }) => extraTimePercent));

/** What a person is allowed on one quiz: of two times and dates the more generous one. */
export function allowanceOn(quizId: number, exceptions: readonly Exception[]): Allowance {
  const some = exceptions.filter((each) => each.quizId === null || each.quizId === quizId);
  const dates = some.flatMap(({ closesAt }) => closesAt ?? []);
  return {
    extraTimePercent: mostTime(some),
    extraAttempts: some.reduce((sum, { extraAttempts }) => sum + extraAttempts, 0),
    closesAt: dates.reduce<Date | null>((last, at) => (last && last > at ? last : at), null),
    isTimeChosen: mostTime(some) > mostTime(some.filter(({ isChosen }) => !isChosen)),
  };
}

/** The conditions of a quiz for a person with this allowance. */
export function conditionsFor<Conditions extends StartConditions>(
  quiz: Conditions,
  { extraAttempts, closesAt }: Pick<Allowance, 'extraAttempts' | 'closesAt'>,
): Conditions {
  const { maxAttempts } = quiz.rules;
  const isLater = quiz.closesAt !== null && closesAt !== null && closesAt > quiz.closesAt;
  return {
    ...quiz,
    rules: {
      ...quiz.rules,
      maxAttempts: maxAttempts === null ? null : maxAttempts + extraAttempts,
    },
    closesAt: isLater ? closesAt : quiz.closesAt,
  };
}

/** Whole minutes, or seconds, with the extra time, rounded up. */
export const withExtraTime = (
  time: number,
  { extraTimePercent }: Pick<Allowance, 'extraTimePercent'>,
): number => Math.ceil((time * (100 + extraTimePercent)) / 100);
