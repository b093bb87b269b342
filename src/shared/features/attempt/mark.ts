import { earnedOf, percentageOf, type Result } from '#shared/kernel/points.ts';
import type { CountedAttempt } from '../quiz/rules.ts';
import type { AttemptRules } from './rules.ts';

/** A graded attempt, as far as it decides over the mark. */
export interface MarkedAttempt extends Result {
  passed: boolean;
  /** How many answers wait for the mark of a person; until none does, the result may rise. */
  toBeMarked?: number;
  rules: Pick<AttemptRules, 'countedAttempt' | 'passMarkPercent'>;
}

/** What counts of a learner's graded attempts at a quiz. */
export interface Mark<Attempt> {
  rule: CountedAttempt;
  /** The attempt that counts; of an average the newest one. */
  attempt: Attempt;
  /** Percent, truncated as every percentage is. */
  percentage: number;
  passed: boolean;
  /** An attempt that decides, or that may become the best one, is not completely marked. */
  isProvisional: boolean;
}

/**
 * The mark of a learner. The newest attempt decides which attempt counts, because each keeps the rules that it
 * began with. Of equally good ones the first is the best.
 * @param attempts in the order of their ends
 * @returns null without an attempt
 */
export function markOf<Attempt extends MarkedAttempt>(
  attempts: readonly Attempt[],
): Mark<Attempt> | null {
  const [first, newest] = [attempts[0], attempts.at(-1)];
  if (!first || !newest) return null;
  const rule = newest.rules.countedAttempt ?? 'best';
  if (rule === 'average') return averageMark(attempts, newest);
  const attempt = { first, last: newest, best: attempts.reduce(better, first) }[rule];
  const deciding = rule === 'best' ? attempts : [attempt];
  return {
    ...{ rule, attempt, percentage: percentageOf(attempt), passed: attempt.passed },
    isProvisional: deciding.some(isToBeMarked),
  };
}

const isToBeMarked = ({ toBeMarked = 0 }: MarkedAttempt): boolean => toBeMarked > 0;

/** The better one of two results; of equal ones the first. */
export const better = <Attempt extends Result>(best: Attempt, next: Attempt): Attempt =>
  earnedOf(next) * best.totalQuestions > earnedOf(best) * next.totalQuestions ? next : best;

/** It passes if it reaches the pass mark of the newest attempt. */
function averageMark<Attempt extends MarkedAttempt>(
  attempts: readonly Attempt[],
  newest: Attempt,
): Mark<Attempt> {
  const { sum, whole } = sumOfShares(attempts);
  const all = whole * BigInt(attempts.length);
  return {
    rule: 'average',
    attempt: newest,
    percentage: Number((sum * 1000n) / all) / 10,
    passed: sum * 100n >= BigInt(newest.rules.passMarkPercent) * all,
    isProvisional: attempts.some(isToBeMarked),
  };
}

/** The sum of the shares that were earned as a fraction: in whole numbers, so that no rounding decides. */
const sumOfShares = (attempts: readonly MarkedAttempt[]) =>
  attempts.reduce(
    ({ sum, whole }, attempt) => {
      const total = 100n * BigInt(Math.max(1, attempt.totalQuestions));
      return { sum: sum * total + BigInt(earnedOf(attempt)) * whole, whole: whole * total };
    },
    { sum: 0n, whole: 1n },
  );
