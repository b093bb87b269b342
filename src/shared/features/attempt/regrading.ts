import { countedStatuses, finishedStatuses } from '#shared/kernel/attempt-status.ts';
import {
  type QuestionResponse,
  rekeyedBody,
  type TypedQuestion,
} from '../question/question-types/registry.ts';
import { isRight, type PaperQuestion } from './paper.ts';
import { type AttemptRules, passes, type RegradeMethod, retakeFrom } from './rules.ts';
import type { AttemptStatus } from './schema.ts';

/**
 * A question of a paper as it is graded after a regrade. An earlier regrade no longer counts.
 * @param current the question with its new key
 * @returns null when that key cannot be applied to what was asked
 */
export function regradedQuestion(
  question: PaperQuestion,
  current: TypedQuestion,
  method: RegradeMethod,
): PaperQuestion | null {
  const { regraded: _, ...asked } = question;
  if (method === 'full_credit') return { ...asked, regraded: { method } };
  const body = rekeyedBody(asked, current);
  if (body === null) return null;
  return isSame(body, asked.body) ? asked : { ...asked, regraded: { method, body } };
}

/** Compares what JSON can store; fields may be in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
}

/** The marks of an attempt, as far as one question changes them. */
export interface Marks {
  /** Null while the attempt is not graded. */
  isCorrect: boolean | null;
  score: number;
  passed: boolean;
  canRetakeAt: Date | null;
}

/** An attempt with its answer to the question that is regraded. */
export interface AskedAttempt extends Marks {
  status: AttemptStatus;
  totalQuestions: number;
  completedAt: Date | null;
  rules: AttemptRules;
  response: QuestionResponse | null;
}

const includes = (statuses: readonly AttemptStatus[], status: AttemptStatus) =>
  statuses.includes(status);

/** The marks when the answer is graded as `question` says. The score of an abandoned attempt stays 0. */
export function marksBy(question: PaperQuestion, attempt: AskedAttempt): Marks {
  const { status, totalQuestions, completedAt, rules, response } = attempt;
  const { isCorrect: wasCorrect, score: scoreBefore, passed: passedBefore, canRetakeAt } = attempt;
  if (!includes(finishedStatuses, status))
    return { isCorrect: null, score: scoreBefore, passed: passedBefore, canRetakeAt };
  const isCorrect = isRight(question, response);
  if (!includes(countedStatuses, status) || completedAt === null)
    return { isCorrect, score: scoreBefore, passed: passedBefore, canRetakeAt };
  const score = scoreBefore + Number(isCorrect) - Number(wasCorrect ?? false);
  const passed = passes(score, totalQuestions, rules);
  return {
    isCorrect,
    score,
    passed,
    canRetakeAt: passed === passedBefore ? canRetakeAt : retakeFrom(passed, completedAt, rules),
  };
}

/** What a regrade does with one attempt. */
export type Effect =
  | { kind: 'graded'; question: PaperQuestion; marks: Marks }
  /** The question is graded in this way already. */
  | { kind: 'same' }
  /** The new key names an option that was not asked. */
  | { kind: 'incomparable' }
  /** The attempt would no longer be passed, and the regrade may take no pass away. */
  | { kind: 'spared' };

export function effectOf(
  question: PaperQuestion,
  attempt: AskedAttempt,
  regrade: { current: TypedQuestion; method: RegradeMethod; takesPasses: boolean },
): Effect {
  const next = regradedQuestion(question, regrade.current, regrade.method);
  if (!next) return { kind: 'incomparable' };
  if (isSame(next, question)) return { kind: 'same' };
  const marks = marksBy(next, attempt);
  if (attempt.passed && !marks.passed && !regrade.takesPasses) return { kind: 'spared' };
  return { kind: 'graded', question: next, marks };
}
