import { lockStarts } from '#db/advisory-lock.ts';
import type { Tx } from '#db/open.ts';
import { keepQuiz } from '#server/features/quiz/mutations.ts';
import { findQuizCard } from '#server/features/quiz/queries.ts';
import { Failure, notFound, orNotFound } from '#server/kernel/failure.ts';
import {
  type Chance,
  drawQuestions,
  optionOrder,
  type PaperQuestion,
} from '#shared/features/attempt/paper.ts';
import { standardRules } from '#shared/features/attempt/rules.ts';
import { effectiveTimeLimit, questionCount } from '#shared/features/quiz/rules.ts';
import { openAttempt, reopenAttempt } from '../mutations.ts';
import { findAttempt, findOpenAttempt, listBank, listPinnedAttempts } from '../queries.ts';
import { requireNoCooldown } from '../retake/guards.ts';

interface Taker {
  userId: number;
  quizId: number;
}

/**
 * Starts the quiz for a learner, or continues the attempt that is open, wherever it was begun. An
 * attempt that was voided a short while ago is opened again: the same questions and the same deadline.
 * @throws cooldown with the date; conflict when the quiz has no questions
 */
export async function startAttempt(
  tx: Tx,
  taker: Taker,
  { now, chance }: { now: Date; chance: Chance },
) {
  const { userId, quizId } = taker;
  const open = await findOpenAttempt(tx, userId, quizId);
  if (open) return { attempt: open, resumed: true };

  await lockStarts(tx, taker);
  const quiz = await lockedQuiz(tx, quizId);
  await requireNoCooldown(tx, taker, now);
  const id =
    (await reopenPinned(tx, taker, now)) ?? (await openNew(tx, taker, { quiz, now, chance }));
  const attempt =
    id === undefined ? await findOpenAttempt(tx, userId, quizId) : await findAttempt(tx, id);
  // Checked again after the attempt is read: one that ended since the first check has a cooldown now.
  await requireNoCooldown(tx, taker, now);
  const found = orNotFound(attempt, 'Attempt');
  return { attempt: found, resumed: id === undefined || found.voidedAt !== null };
}

async function lockedQuiz(tx: Tx, quizId: number) {
  await keepQuiz(tx, quizId);
  const quiz = await findQuizCard(tx, quizId, 'author');
  if (quiz?.status !== 'active') throw notFound('Quiz');
  if (quiz.totalQuestions === 0) throw new Failure('conflict', 'This quiz has no questions yet.');
  return quiz;
}

type LockedQuiz = Awaited<ReturnType<typeof lockedQuiz>>;

async function reopenPinned(tx: Tx, { userId, quizId }: Taker, now: Date) {
  const [pinned] = await listPinnedAttempts(tx, { userId, quizIds: [quizId], now });
  if (!pinned || (await findOpenAttempt(tx, userId, quizId))) return undefined;
  await reopenAttempt(tx, pinned.id);
  return pinned.id;
}

async function openNew(
  tx: Tx,
  { userId, quizId }: Taker,
  { quiz, now, chance }: { quiz: LockedQuiz; now: Date; chance: Chance },
) {
  const bank = await listBank(tx, quizId, userId);
  const count = questionCount(quiz.questionsPerAttempt, quiz.totalQuestions);
  const paper = drawPaper(bank, count, chance);
  const rules = { ...standardRules, timeLimitMinutes: effectiveTimeLimit(quiz.timeLimit) };
  return openAttempt(tx, { userId, quizId, paper, rules }, now);
}

type BankQuestion = Awaited<ReturnType<typeof listBank>>[number];

function drawPaper(bank: BankQuestion[], count: number, chance: Chance): PaperQuestion[] {
  return drawQuestions(bank, count, chance).map(({ timesSeen: _, ...question }) => ({
    ...question,
    order: optionOrder(question, chance),
  }));
}
