import { better, markOf } from '#shared/features/attempt/mark.ts';
import {
  isTimeOut,
  learnerAction,
  lockedUntil,
  overdueBefore,
  pinnedUntil,
  voidInterval,
} from '#shared/features/attempt/rules.ts';
import type { Allowance } from '#shared/features/exception/rules.ts';
import { type StartConditions, type StartLock, startLock } from '#shared/features/quiz/rules.ts';
import { isCountedStatus, isFinishedStatus } from '#shared/kernel/attempt-status.ts';
import { voidPin } from '#shared/kernel/limits.ts';
import { earnedOf, percentageOf, pointsField } from '#shared/kernel/points.ts';
import type { AttemptOnQuiz } from '../own/queries.ts';
import { toBeMarkedField } from '../views.ts';

/**
 * The state of a learner on one quiz at a moment.
 * @param attempts in the order of `listAttemptsOn`
 */
export function historyOf(attempts: readonly AttemptOnQuiz[], now: Date) {
  const voids = attempts.flatMap(({ id, status, deadline, voidedAt }) =>
    voidedAt ? [{ id, status, deadline, voidedAt }] : [],
  );
  const last = attempts.findLast(({ status }) => isFinishedStatus(status));
  // A new start continues the last attempt that was voided a short time ago.
  const pinned = voids.findLast(
    ({ status, voidedAt }) => status === 'void' && pinnedUntil(voidedAt) > now,
  );
  return {
    last,
    pinned,
    taken: attempts.filter(({ status }) => isFinishedStatus(status)).length,
    open: attempts.find(({ status }) => status === 'open'),
    counted: attempts.filter(({ status }) => isCountedStatus(status)),
    lockedUntil: lockedUntil(last, pinned, now),
    isUnlocked: attempts.some((attempt) => endsWait(attempt, last, now)),
    wasVoided: voids.some(({ voidedAt }) => now.getTime() - voidedAt.getTime() < voidInterval),
  };
}

/** Whether a learner would still have to wait after this attempt, had the wait not been ended. */
function endsWait(attempt: AttemptOnQuiz, last: AttemptOnQuiz | undefined, now: Date): boolean {
  const { endedWaitUntil, status } = attempt;
  if (!endedWaitUntil || endedWaitUntil <= now) return false;
  if (attempt === last) return true;
  const since = endedWaitUntil.getTime() - voidPin;
  return status === 'void' && (last?.completedAt?.getTime() ?? 0) < since;
}

/**
 * The attempts after which a learner has to wait now, and until when: the last one, or a voided one whose time ran out.
 * Each wait can be ended.
 * @returns undefined if there is no wait
 */
export function waitOf(attempts: readonly AttemptOnQuiz[], now: Date) {
  const { open, last, pinned, lockedUntil: until } = historyOf(attempts, now);
  if (open || until === null) return undefined;
  const isWaiting = last?.canRetakeAt && last.canRetakeAt > now;
  return {
    attemptIds: [
      ...(isWaiting ? [last.id] : []),
      ...(pinned && isTimeOut(pinned, now) ? [pinned.id] : []),
    ],
    until,
  };
}

/** Whether an attempt is past its deadline but still open, because it is not graded yet. */
export const isOverdue = (
  { status, deadline }: Pick<AttemptOnQuiz, 'status' | 'deadline'>,
  now: Date,
): boolean => status === 'open' && deadline < overdueBefore(now);

/** What decides whether a learner can start a quiz. */
type OwnConditions = StartConditions & { allowance: Allowance };

/**
 * Whether a learner may take a quiz now, and why.
 * @param quiz undefined when it does not exist (any more)
 */
export function retakeStatus(
  { quizId, quiz }: { quizId: number; quiz: OwnConditions | undefined },
  attempts: readonly AttemptOnQuiz[],
  now: Date,
) {
  const { last, open, counted, taken, lockedUntil: until } = historyOf(attempts, now);
  const lock = quiz ? startLock(quiz, taken, now) : null;
  const bests = counted.map(percentageOf);
  return {
    quizId,
    action: learnerAction({ isOpen: open !== undefined, lock, isLocked: until !== null, last }),
    canRetake: until === null && lock === null,
    canRetakeAt: opening(lock, quiz, until ?? last?.canRetakeAt ?? null),
    lastAttempt: last ? shownAttempt(last) : null,
    openAttemptId: open?.id ?? null,
    bestScore: bests.length > 0 ? Math.max(...bests) : null,
    mastered: counted.some(({ passed }) => passed),
    extraTimePercent: quiz?.allowance.extraTimePercent ?? 0,
    extraAttempts: quiz?.rules.maxAttempts == null ? 0 : quiz.allowance.extraAttempts,
    closesAt: quiz?.closesAt ?? null,
    serverNow: now,
  };
}

const shownAttempt = ({ points, toBeMarked, ...attempt }: AttemptOnQuiz) => ({
  ...attempt,
  ...pointsField({ ...attempt, points }),
  ...toBeMarkedField({ toBeMarked }),
});

/** From when on the quiz can be taken; null when that is not known, or never. */
function opening(
  lock: StartLock | null,
  quiz: StartConditions | undefined,
  afterWait: Date | null,
): Date | null {
  if (lock === null) return afterWait;
  const opensAt = quiz?.opensAt;
  if (lock !== 'not-yet' || !opensAt) return null;
  // It may open before a wait is over.
  return afterWait && afterWait > opensAt ? afterWait : opensAt;
}

/** What a learner has achieved on a quiz; only attempts that the server graded count. */
export function progressOn(attempts: readonly AttemptOnQuiz[], now: Date) {
  const { counted } = historyOf(attempts, now);
  const best = counted.reduce<AttemptOnQuiz | undefined>(
    (leader, next) => (leader ? better(leader, next) : next),
    undefined,
  );
  const mark = markOf(counted);
  return {
    bestScore: best ? percentageOf(best) : null,
    bestCorrect: best?.score ?? null,
    bestTotal: best?.totalQuestions ?? null,
    ...(best && best.points !== null ? { bestPoints: earnedOf(best) / 100 } : {}),
    mark: mark && {
      ...{ rule: mark.rule, percentage: mark.percentage, passed: mark.passed },
      ...(mark.isProvisional ? { isProvisional: true as const } : {}),
    },
    attemptCount: counted.length,
    passed: counted.some(({ passed }) => passed),
    hasAttempted: counted.length > 0,
    lastAttemptDate: counted.at(-1)?.completedAt ?? null,
    history: counted.map(percentageOf),
    passMarks: counted.map(({ rules }) => rules.passMarkPercent),
  };
}
