import { startLocks } from '#shared/kernel/failure.ts';
import type { Feedback, LevelAtOnce } from '#shared/kernel/feedback.ts';
import { submitGrace, voidPin } from '#shared/kernel/limits.ts';
import { earnedOf, type Result } from '#shared/kernel/points.ts';
import { hourMs, minuteMs } from '#shared/kernel/time/durations.ts';
import { type Allowance, withExtraTime } from '../exception/rules.ts';
import {
  effectiveTimeLimit,
  type StartLock,
  standardRules,
  type TakingRules,
} from '../quiz/rules.ts';

/** The rules that an attempt keeps from its start; later changes do not affect it. */
export interface AttemptRules extends Pick<TakingRules, 'passMarkPercent' | 'cooldownHours'> {
  /** Null for an attempt that the learner's own client timed. */
  timeLimitMinutes: number | null;
  /** Absent where any number of attempts is allowed. */
  maxAttempts?: number;
  /** Absent where the best attempt counts. */
  countedAttempt?: TakingRules['countedAttempt'];
  /** Absent where learners move freely between the questions. */
  oneWay?: true;
  /** There is no time limit: the minutes are those after which the attempt ends all the same. */
  untimed?: true;
  /** Absent where an answer is right or earns nothing. */
  partialCredit?: true;
  /** Absent where a wrong answer costs nothing. */
  wrongAnswerPenaltyPercent?: number;
  /** The paper has questions that a person marks, so that its result is known later. */
  markedByHand?: true;
  /** Seconds for each question, the extra time included; absent where questions have no time of their own. */
  questionSeconds?: number;
  /** Percent that the time limit includes for this learner; absent without extra time. */
  extraTimePercent?: number;
  /** The learner has chosen this time in the accessibility profile; absent where it was given. */
  timeChosen?: true;
  /** Minutes that were added while the learner wrote; absent if none were. */
  addedMinutes?: number;
  /** It began before the end of a wait, which was ended for the learner. */
  unlocked?: true;
  /** Absent where the player shows one question at a time. */
  layout?: 'all';
  /** Absent where everything is shown at the end. */
  feedback?: Feedback;
  /** Absent where answers cannot be checked before the end. */
  atOnce?: LevelAtOnce;
}

/** What a learner was allowed in an attempt beyond the rules of the quiz. */
export const exceptionsIn = ({
  extraTimePercent,
  timeChosen,
  addedMinutes,
  unlocked,
}: AttemptRules) => ({
  extraTimePercent: extraTimePercent ?? 0,
  isTimeChosen: timeChosen ?? false,
  addedMinutes: addedMinutes ?? 0,
  isUnlocked: unlocked ?? false,
});

/** How much more time a learner has, and whether the learner has chosen it. */
export type ExtraTime = Pick<Allowance, 'extraTimePercent' | 'isTimeChosen'>;
const noExtraTime: ExtraTime = { extraTimePercent: 0, isTimeChosen: false };

/** What an attempt that begins now keeps of its quiz's rules. */
export function attemptRules(
  {
    passMarkPercent,
    cooldownHours,
    maxAttempts,
    countedAttempt,
    oneWay,
    untimed,
    partialCredit,
    wrongAnswerPenaltyPercent,
    questionSeconds,
    layout,
    feedback: { atOnce, ...feedback },
  }: TakingRules,
  timeLimitMinutes: number | null,
  { extraTimePercent, isTimeChosen }: ExtraTime = noExtraTime,
): AttemptRules {
  // What is chosen is kept where it changes the time.
  const hasChosen = isTimeChosen && !(untimed && questionSeconds === null);
  return {
    passMarkPercent,
    cooldownHours,
    timeLimitMinutes,
    ...(maxAttempts === null ? {} : { maxAttempts }),
    ...(countedAttempt === standardRules.countedAttempt ? {} : { countedAttempt }),
    ...(oneWay || questionSeconds !== null ? { oneWay: true } : {}),
    ...(untimed ? { untimed } : {}),
    ...(partialCredit ? { partialCredit } : {}),
    ...(wrongAnswerPenaltyPercent === 0 ? {} : { wrongAnswerPenaltyPercent }),
    ...(questionSeconds === null
      ? {}
      : { questionSeconds: withExtraTime(questionSeconds, { extraTimePercent }) }),
    ...(extraTimePercent === 0 || (isTimeChosen && !hasChosen) ? {} : { extraTimePercent }),
    ...(hasChosen ? { timeChosen: true as const } : {}),
    ...(layout === 'one' ? {} : { layout }),
    ...(feedback.atEnd === 'explanations' ? {} : { feedback }),
    ...(atOnce === null ? {} : { atOnce }),
  };
}

/** After this many days an attempt without a time limit ends, with the answers that it has by then. */
export const untimedDays = 7;

/** For how many minutes an attempt can be open, its extra time included. */
export const minutesOf = (
  { rules, timeLimit }: { rules: Pick<TakingRules, 'untimed'>; timeLimit: number | null },
  allowance: Pick<Allowance, 'extraTimePercent'>,
): number =>
  rules.untimed ? untimedDays * 24 * 60 : withExtraTime(effectiveTimeLimit(timeLimit), allowance);

/** When an attempt that begins now ends. */
export function deadlineOf(timeLimitMinutes: number, closesAt: Date | null, now: Date): Date {
  const end = new Date(now.getTime() + timeLimitMinutes * minuteMs);
  return closesAt && closesAt < end ? closesAt : end;
}

/** The cooldowns in words: `48 hours`, `5 days`. */
export const cooldownText = {
  passed: inWords(standardRules.cooldownHours.passed),
  failed: inWords(standardRules.cooldownHours.failed),
};

/** Hours up to two days, then days. */
function inWords(hours: number): string {
  return hours > 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

/** Leaving earlier than this voids the attempt instead of abandoning it, in milliseconds. */
export const abandonGuard = 4_000;
/** For how long after a voided attempt leaving the same quiz abandons it, however early, in milliseconds. */
export const voidInterval = standardRules.cooldownHours.failed * hourMs;

/** An attempt may be voided only where abandoning it would cost no more: neither a longer cooldown nor an attempt. */
export const mayBeVoided = ({
  cooldownHours,
  maxAttempts,
}: Pick<AttemptRules, 'cooldownHours' | 'maxAttempts'>): boolean =>
  maxAttempts === undefined && cooldownHours.failed * hourMs <= voidInterval;

/** Whether a result reaches the pass mark; in whole numbers, never by a rounded percentage. */
export function passes(
  result: Result,
  { passMarkPercent }: Pick<AttemptRules, 'passMarkPercent'>,
): boolean {
  return result.totalQuestions > 0 && earnedOf(result) >= passMarkPercent * result.totalQuestions;
}

/** How many correct answers of `total` reach the pass mark. */
export function passScore(
  total: number,
  { passMarkPercent }: Pick<AttemptRules, 'passMarkPercent'>,
): number {
  return Math.max(1, Math.ceil((passMarkPercent * total) / 100));
}

/** From when on the quiz may be taken again. */
export function retakeFrom(
  passed: boolean,
  completedAt: Date,
  { cooldownHours }: Pick<AttemptRules, 'cooldownHours'>,
): Date {
  const hours = passed ? cooldownHours.passed : cooldownHours.failed;
  return new Date(completedAt.getTime() + hours * hourMs);
}

/** Whole seconds from the start of an attempt to its end. */
export function secondsTaken(startedAt: Date, completedAt: Date): number {
  return Math.max(0, Math.floor((completedAt.getTime() - startedAt.getTime()) / 1000));
}

/** Whole seconds, rounded up, from the end of an attempt to the receipt of something late. */
export function secondsLate(endedAt: Date, arrivedAt: Date): number {
  return Math.max(1, Math.ceil((arrivedAt.getTime() - endedAt.getTime()) / 1000));
}

/** Until when a new start continues an attempt that was voided. */
export function pinnedUntil(voidedAt: Date): Date {
  return new Date(voidedAt.getTime() + voidPin);
}

/** Attempts whose deadline is before this moment are over, grace period included. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - submitGrace);
}

/** Whether answers and a submit still count. */
export function isInTime(deadline: Date, now: Date): boolean {
  return deadline >= overdueBefore(now);
}

/** Whether an answer replaces the known one to the same question: the higher number wins, 0 is no answer. */
export function replacesAnswer(
  answer: { seq: number },
  known: { seq: number } | undefined,
): boolean {
  return answer.seq > (known?.seq ?? 0);
}

export interface LastAttempt {
  score: number;
  totalQuestions: number;
  passed: boolean;
  canRetakeAt: Date | null;
}

/** A voided attempt that a new start continues. */
export interface PinnedAttempt {
  voidedAt: Date;
  deadline: Date;
}

/** Whether the time of a voided attempt has run out, so that no new start continues it. */
export const isTimeOut = (pinned: Pick<PinnedAttempt, 'deadline'>, now: Date): boolean =>
  pinned.deadline <= now;

/**
 * Until when a quiz may not be started; null when it may. The last result locks it. A voided attempt whose time
 * has run out also locks it, until its pin ends: its questions are known and must not get a new deadline.
 */
export function lockedUntil(
  last: Pick<LastAttempt, 'canRetakeAt'> | undefined,
  pinned: PinnedAttempt | undefined,
  now: Date,
): Date | null {
  const until = Math.max(
    last?.canRetakeAt?.getTime() ?? 0,
    pinned && isTimeOut(pinned, now) ? pinnedUntil(pinned.voidedAt).getTime() : 0,
  );
  return until > now.getTime() ? new Date(until) : null;
}

/**
 * What a learner can do with a quiz. mastered and cooldown: wait, after a pass or after a failure; the last three:
 * it is not open yet or any more, or all attempts are used.
 */
export const learnerActions = [
  'start',
  'continue',
  'retake',
  'mastered',
  'cooldown',
  ...startLocks,
] as const;
export type LearnerAction = (typeof learnerActions)[number];

/** What a learner can do with a quiz now. */
export function learnerAction({
  isOpen,
  lock,
  isLocked,
  last,
}: {
  /** Whether there is an attempt to continue. */
  isOpen: boolean;
  lock: StartLock | null;
  isLocked: boolean;
  last: Pick<LastAttempt, 'passed'> | undefined;
}): LearnerAction {
  if (isOpen) return 'continue';
  if (lock) return lock;
  if (isLocked) return last?.passed ? 'mastered' : 'cooldown';
  return last ? 'retake' : 'start';
}

/** How past answers are graded after a key has changed. */
export const regradeMethods = ['new_key', 'either_key', 'full_credit'] as const;
export type RegradeMethod = (typeof regradeMethods)[number];
