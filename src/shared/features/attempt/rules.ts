import { voidPin } from '#shared/kernel/limits.ts';

/** The rules that an attempt keeps from its start; later changes do not affect it. */
export interface AttemptRules {
  passMarkPercent: number;
  /** Null for an attempt that the learner's own client timed. */
  timeLimitMinutes: number | null;
  /** How long the quiz is locked after the attempt. An abandoned one counts as failed. */
  cooldownHours: { passed: number; failed: number };
}

/** The rules of every attempt that begins now, apart from the time limit, which is the quiz's. */
export const standardRules = {
  passMarkPercent: 80,
  cooldownHours: { passed: 5 * 24, failed: 48 },
} as const satisfies Omit<AttemptRules, 'timeLimitMinutes'>;

const hour = 3_600_000;

/** The cooldowns in words: `48 hours`, `5 days`. */
export const cooldownText = {
  passed: inWords(standardRules.cooldownHours.passed),
  failed: inWords(standardRules.cooldownHours.failed),
};

/** Hours up to two days, then days. */
function inWords(hours: number): string {
  return hours > 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

/** After a failed or abandoned attempt, in milliseconds. */
export const failCooldown = standardRules.cooldownHours.failed * hour;
/** After a passed attempt, in milliseconds. */
export const masteryInterval = standardRules.cooldownHours.passed * hour;
/** How long after the deadline a submit still counts as in time, in milliseconds: allows for the network. */
const submitGrace = 15_000;
/** Leaving earlier than this voids the attempt instead of abandoning it, in milliseconds. */
export const abandonGuard = 4_000;
/**
 * For how long after a voided attempt leaving the same quiz abandons it, however early, in milliseconds. As
 * long as the cooldown, so that voiding has no advantage over abandoning.
 */
export const voidInterval = failCooldown;

/** Whether `score` of `total` reaches the pass mark; in whole numbers, never by a rounded percentage. */
export function passes(
  score: number,
  total: number,
  { passMarkPercent }: Pick<AttemptRules, 'passMarkPercent'>,
): boolean {
  return total > 0 && score * 100 >= passMarkPercent * total;
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
  return new Date(completedAt.getTime() + hours * hour);
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
    pinned && pinned.deadline <= now ? pinnedUntil(pinned.voidedAt).getTime() : 0,
  );
  return until > now.getTime() ? new Date(until) : null;
}

/** What a learner can do with a quiz; mastered and cooldown: wait, after a pass or after a failure. */
export const learnerActions = ['start', 'continue', 'retake', 'mastered', 'cooldown'] as const;
export type LearnerAction = (typeof learnerActions)[number];

/** What a learner can do with a quiz now. */
export function learnerAction({
  isOpen,
  isLocked,
  last,
}: {
  /** Whether there is an attempt to continue. */
  isOpen: boolean;
  isLocked: boolean;
  last: Pick<LastAttempt, 'passed'> | undefined;
}): LearnerAction {
  if (isOpen) return 'continue';
  if (isLocked) return last?.passed ? 'mastered' : 'cooldown';
  return last ? 'retake' : 'start';
}
