import { isCountedStatus, isFinishedStatus } from '#shared/kernel/attempt-status.ts';
import {
  isMarkedByHand,
  type QuestionResponse,
  type TypedQuestion,
} from '../question/question-types/registry.ts';
import { rekeyedBody } from '../question/question-types/rekeyed.ts';
import {
  type Grade,
  gradeBy,
  gradeOf,
  needsMark,
  type PaperQuestion,
  storedCredit,
} from './paper.ts';
import { type AttemptRules, passes, type RegradeMethod, retakeFrom } from './rules.ts';
import type { AttemptStatus } from './schema.ts';

/**
 * A question of a paper as it is graded after a regrade. An earlier regrade is replaced.
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
  if (isMarkedByHand(question.type)) return null;
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

/** The grade of one answer, and what follows from it for the attempt. */
export interface AttemptGrade extends Grade {
  score: number;
  /** Null where every question counts whole. */
  points: number | null;
  passed: boolean;
  canRetakeAt: Date | null;
  /** How many answers of the attempt wait for the mark of a person. */
  toBeMarked: number;
}

/** An attempt with its answer to the question that is regraded. */
export interface AskedAttempt extends AttemptGrade {
  status: AttemptStatus;
  totalQuestions: number;
  completedAt: Date | null;
  /** Until when a wait after the attempt that was ended by hand would have lasted; null or absent if none was. */
  endedWaitUntil?: Date | null;
  rules: AttemptRules;
  /** Null for an erased account; typed answers are erased with it. */
  userId?: number | null;
  response: QuestionResponse | null;
  /** What the person who marked the answer gave, percent; null or absent without a mark. */
  markedCredit?: number | null;
}

/** Whether the text of an answer is erased, so that only its stored grade says whether it was right. */
const isErased = ({ type }: PaperQuestion, { userId, response }: AskedAttempt): boolean =>
  userId === null && response !== null && 'answerText' in response && !isMarkedByHand(type);

/** The grade of the answer; a person's mark counts only where the answer needs one. */
function gradeIn(question: PaperQuestion, { response, markedCredit, rules }: AskedAttempt): Grade {
  return needsMark(question, response) && markedCredit != null
    ? gradeBy(markedCredit)
    : gradeOf(question, response, rules);
}

/** Whether an answer to a question of this type waits for the mark of a person. */
const isWaiting = (
  { type }: PaperQuestion,
  response: QuestionResponse | null,
  { isCorrect }: Pick<Grade, 'isCorrect'>,
) => isMarkedByHand(type) && response !== null && isCorrect === null;

/**
 * The grade when the answer is graded as `question` says. The score of an abandoned attempt stays 0.
 * @param grade that of the answer, where it is known otherwise
 */
export function attemptGradeBy(
  question: PaperQuestion,
  attempt: AskedAttempt,
  grade = gradeIn(question, attempt),
): AttemptGrade {
  const { status, totalQuestions, completedAt, rules, response } = attempt;
  const { score, points, passed, canRetakeAt, toBeMarked } = attempt;
  const unchanged = { score, points, passed, canRetakeAt, toBeMarked };
  if (!isFinishedStatus(status)) return { isCorrect: null, credit: null, ...unchanged };
  if (!isCountedStatus(status) || completedAt === null) return { ...grade, ...unchanged };
  const next = {
    score: score + Number(grade.isCorrect ?? false) - Number(attempt.isCorrect ?? false),
    points: points === null ? null : points + storedCredit(grade) - storedCredit(attempt),
    totalQuestions,
  };
  const isPassed = passes(next, rules);
  return {
    ...grade,
    score: next.score,
    points: next.points,
    passed: isPassed,
    canRetakeAt: isPassed === passed ? canRetakeAt : retakeOf(attempt, completedAt, isPassed),
    toBeMarked:
      toBeMarked +
      Number(isWaiting(question, response, grade)) -
      Number(isWaiting(question, response, attempt)),
  };
}

/** Where a pass becomes a miss, a wait that a teacher had ended does not begin again, even if it was ended before the pass. */
function retakeOf(attempt: AskedAttempt, completedAt: Date, isPassed: boolean): Date {
  const byRules = retakeFrom(isPassed, completedAt, attempt.rules);
  if (isPassed) return byRules;
  const ended = endedWaitOf(attempt) ?? (attempt.endedWaitUntil ? completedAt : null);
  return ended !== null && ended < byRules ? ended : byRules;
}

/** What an attempt was before a regrade. */
export interface AttemptBefore {
  questionBefore: PaperQuestion;
  passedBefore: boolean;
  /** Null where an older regrade has not kept it. */
  canRetakeAtBefore: Date | null;
  /** What the regrade added to what the answer earns, in hundredths of the question. */
  gained: number;
}

/**
 * The grade when a regrade is undone. Where that brings back the pass or the miss from before, the quiz can be taken
 * again when it could be then: a wait that a teacher had ended does not begin again, nor does one that was ended since.
 */
export function gradeBack(attempt: AskedAttempt, before: AttemptBefore): AttemptGrade {
  const { questionBefore, passedBefore, canRetakeAtBefore: kept } = before;
  const answer = isErased(questionBefore, attempt)
    ? gradeBy(storedCredit(attempt) - before.gained)
    : undefined;
  const grade = attemptGradeBy(questionBefore, attempt, answer);
  if (kept === null || grade.passed === attempt.passed || grade.passed !== passedBefore)
    return grade;
  const ended = endedWaitOf(attempt);
  return { ...grade, canRetakeAt: ended !== null && ended < kept ? ended : kept };
}

/** When the wait after an attempt was ended; null if it lasts as long as the rules say. */
function endedWaitOf({ passed, completedAt, canRetakeAt, rules }: AskedAttempt): Date | null {
  if (completedAt === null || canRetakeAt === null) return null;
  return canRetakeAt < retakeFrom(passed, completedAt, rules) ? canRetakeAt : null;
}

/** What a regrade does with one attempt. */
export type Effect =
  | {
      kind: 'graded';
      question: PaperQuestion;
      grade: AttemptGrade;
      /** It would no longer be passed by the new key alone, so it counts by either key. */
      isSpared: boolean;
    }
  /** It is graded in this way already, would lose a pass that an earlier regrade gave it, or its text is erased. */
  | { kind: 'same' }
  /** The new key names an option that was not asked. */
  | { kind: 'incomparable' };

interface Regrade {
  /** The question with its new key. */
  current: TypedQuestion;
  method: RegradeMethod;
  takesPasses: boolean;
}

export function effectOf(question: PaperQuestion, attempt: AskedAttempt, regrade: Regrade): Effect {
  const { current, method, takesPasses } = regrade;
  if (method !== 'full_credit' && isErased(question, attempt)) return { kind: 'same' };
  const losesPass = (graded: PaperQuestion) =>
    attempt.passed && !takesPasses && !attemptGradeBy(graded, attempt).passed;
  const next = regradedQuestion(question, current, method);
  const isSpared = next !== null && losesPass(next);
  const graded = isSpared ? regradedQuestion(question, current, 'either_key') : next;
  if (!graded) return { kind: 'incomparable' };
  if (isSame(graded, question) || losesPass(graded)) return { kind: 'same' };
  return { kind: 'graded', question: graded, grade: attemptGradeBy(graded, attempt), isSpared };
}
