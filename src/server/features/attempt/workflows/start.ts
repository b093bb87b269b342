import type { Tx } from '#db/open.ts';
import type { Taker } from '#server/features/exception/queries.ts';
import { Failure, notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { withQuestionTimes } from '#shared/features/attempt/pacing.ts';
import { asked, markingOf, type PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  attemptRules,
  deadlineOf,
  mayBeVoided,
  minutesOf,
} from '#shared/features/attempt/rules.ts';
import {
  isAccessCode,
  type StartConditions,
  type StartLock,
  startLock,
} from '#shared/features/quiz/rules.ts';
import type { Chance } from '#shared/kernel/chance.ts';
import { noteChallenged } from '../challenges/mutations.ts';
import { challengedPaper } from '../challenges/workflows/challenged-paper.ts';
import { openAttempt, reopenAttempt } from '../mutations.ts';
import { listAttemptsOn } from '../own/queries.ts';
import { canBeVoided, findAttempt, listAnswers, lockStart } from '../queries.ts';
import { historyOf, isOverdue } from '../retake/views.ts';
import { forTaker } from '../views.ts';
import { chooseQuestions } from './choose-questions.ts';
import { endOwnOverdue, type MemberCall, takerOf } from './read-up-to-date.ts';

/** A learner's start of a quiz. */
interface Start extends Taker {
  quizId: number;
  chance: Chance;
  accessCode?: string | undefined;
  /** The token of a challenge, whose paper is asked. */
  challenge?: string | undefined;
}

/**
 * Starts the quiz for a learner, or continues the open attempt, even if it began on another device. An attempt
 * that was voided a short time ago is reopened with the same questions and the same deadline.
 * @throws cooldown with the date; locked with the reason; conflict when the quiz has no questions
 */
export async function startAttempt(
  call: MemberCall,
  { quizId, chance, accessCode, challenge }: Omit<Start, keyof Taker>,
) {
  const { db } = call;
  const start = { ...takerOf(call), quizId, chance, accessCode, challenge };
  const started = await inTransaction(db, async (tx) => {
    const state = await lockedState(tx, start);
    const isOver = state.attempts.some((attempt) => isOverdue(attempt, start.now));
    return isOver ? undefined : begin(tx, start, state);
  });
  if (started) return started;
  await endOwnOverdue(call);
  return inTransaction(db, (tx) => beginAgain(tx, start));
}

/** The quiz, locked for the start, and the learner's attempts on it. */
type LockedState = Awaited<ReturnType<typeof lockedState>>;

async function lockedState(tx: Tx, start: Start) {
  const quiz = await lockStart(tx, start);
  if (!quiz) throw notFound('Quiz');
  return {
    quiz,
    attempts: await listAttemptsOn(tx, { userId: start.userId, quizIds: [start.quizId] }),
  };
}

const beginAgain = async (tx: Tx, start: Start): Promise<ReturnType<typeof forTaker>> =>
  begin(tx, start, await lockedState(tx, start));

async function begin(
  tx: Tx,
  start: Start,
  { quiz, attempts }: LockedState,
): Promise<ReturnType<typeof forTaker>> {
  const { now } = start;
  const { open, pinned, lockedUntil, wasVoided, isUnlocked, taken } = historyOf(attempts, now);
  if (open) return (await continued(tx, open.id, start)) ?? beginAgain(tx, start);
  if (quiz.status !== 'active' || quiz.archivedAt || !quiz.letsIn) throw notFound('Quiz');
  if (quiz.totalQuestions === 0) throw hasNoQuestions();
  requireOpen(quiz, taken, now);
  if (lockedUntil) throw cooldown(lockedUntil);
  if (pinned) {
    await reopenAttempt(tx, pinned.id);
    return (await continued(tx, pinned.id, start)) ?? beginAgain(tx, start);
  }
  requireAccessCode(quiz, start.accessCode);
  const attempt = await openNew(tx, { ...start, isUnlocked }, quiz);
  const answers = attempt.paper.map(({ questionId }) => ({ questionId, ...blank }));
  return forTaker({ ...attempt, reached: 0, reachedAt: null }, answers, {
    resumed: false,
    canBeVoided: !wasVoided && mayBeVoided(attempt.rules),
    now,
  });
}

export const hasNoQuestions = (): Failure =>
  new Failure('conflict', 'This quiz has no questions yet.');

const lockMessages: Record<StartLock, string> = {
  'not-yet': 'This quiz is not open yet.',
  closed: 'This quiz is closed.',
  'used-up': 'You have used all your attempts on this quiz.',
};

/** @throws locked outside of the time of the quiz, or when all attempts are used */
export function requireOpen(quiz: StartConditions, taken: number, now: Date): void {
  const lock = startLock(quiz, taken, now);
  if (!lock) return;
  const date = { 'not-yet': quiz.opensAt, closed: quiz.closesAt, 'used-up': null }[lock];
  throw new Failure('locked', lockMessages[lock], {
    lock,
    ...(date && { lockDate: date.toISOString() }),
  });
}

/** @throws locked if the quiz has an access code and another one, or none, was given */
export function requireAccessCode(
  { accessCode }: { accessCode: string | null },
  given: string | undefined,
): void {
  if (accessCode !== null && !isAccessCode(accessCode, given))
    throw new Failure('locked', 'This quiz needs its access code.', { lock: 'access-code' });
}

const blank = { seq: 0, response: null, flagged: false };

export const cooldown = (until: Date): Failure =>
  new Failure('cooldown', 'You need to wait before retaking this quiz.', {
    canRetakeAt: until.toISOString(),
  });

/** The open attempt with its answers; undefined when it has ended in the meantime. */
async function continued(tx: Tx, id: number, { now }: Start) {
  const attempt = await findAttempt(tx, id);
  if (attempt?.status !== 'open') return undefined;
  return forTaker(attempt, await listAnswers(tx, id), {
    resumed: true,
    canBeVoided: await canBeVoided(tx, attempt, now),
    now,
  });
}

async function openNew(tx: Tx, start: Start & { isUnlocked: boolean }, quiz: LockedState['quiz']) {
  const { userId, quizId, now, challenge, isUnlocked } = start;
  const challenged =
    challenge === undefined ? undefined : await challengedPaper(tx, { userId, quizId, challenge });
  const paper = challenged?.paper ?? (await drawPaper(tx, start, quiz));
  const timeLimitMinutes = minutesOf(quiz, quiz.allowance);
  const rules = {
    ...attemptRules(quiz.rules, timeLimitMinutes, quiz.allowance),
    ...(isUnlocked ? { unlocked: true as const } : {}),
    ...markingOf(paper),
  };
  const deadline = deadlineOf(timeLimitMinutes, quiz.closesAt, now);
  const attempt = {
    userId,
    quizId,
    paper,
    rules,
    startedAt: now,
    deadline: withQuestionTimes(deadline, rules, { totalQuestions: paper.length, startedAt: now }),
  };
  const id = await openAttempt(tx, attempt);
  // Starts and reports of a learner on a quiz run one after another, so that none is open here.
  if (id === undefined) throw new Failure('conflict', 'This quiz was started a moment ago.');
  if (challenged) await noteChallenged(tx, { attemptId: id, challengeId: challenged.challengeId });
  return { ...attempt, id, quizTitle: quiz.quizTitle, quizLanguage: quiz.quizLanguage };
}

async function drawPaper(
  tx: Tx,
  { userId, quizId, chance }: Start,
  quiz: LockedState['quiz'],
): Promise<PaperQuestion[]> {
  const questions = await chooseQuestions(tx, { userId, quizId, chance }, quiz, { keep: true });
  // The bank may no longer have the questions that the draws ask for.
  if (questions.length === 0) throw hasNoQuestions();
  return questions.map(({ timesSeen: _, position: _position, ...question }) =>
    asked(question, chance, quiz.rules),
  );
}
