import type { Tx } from '#db/open.ts';
import {
  type Chance,
  drawQuestions,
  optionOrder,
  type PaperQuestion,
} from '#shared/features/attempt/paper.ts';
import { voidPin } from '#shared/features/attempt/rules.ts';
import { effectiveTimeLimit, questionCount } from '#shared/features/quiz/rules.ts';
import { Failure, notFound, orNotFound } from '../../kernel/failure.ts';
import { holdQuiz } from '../quiz/mutations.ts';
import { findQuizCard } from '../quiz/queries.ts';
import { requireNoCooldown } from './cooldown.ts';
import { openAttempt } from './mutations.ts';
import { findAttempt, findOpenAttempt, findPinnedPaper, listBank } from './queries.ts';

/**
 * Starts the quiz for a learner, or takes up the attempt that is open, wherever it was begun.
 * @throws cooldown with the date; conflict when the quiz has no questions
 */
export async function startAttempt(
  tx: Tx,
  { userId, quizId }: { userId: number; quizId: number },
  { now, chance }: { now: Date; chance: Chance },
) {
  const open = await findOpenAttempt(tx, userId, quizId);
  if (open) return { attempt: open, resumed: true };

  await holdQuiz(tx, quizId);
  const quiz = await findQuizCard(tx, quizId, 'author');
  if (quiz?.status !== 'active') throw notFound('Quiz');
  if (quiz.totalQuestions === 0) throw new Failure('conflict', 'This quiz has no questions yet.');
  await requireNoCooldown(tx, { userId, quizId }, now);

  const leftAfter = new Date(now.getTime() - voidPin);
  const paper =
    (await findPinnedPaper(tx, { userId, quizId, leftAfter })) ??
    drawPaper(
      await listBank(tx, quizId, userId),
      questionCount(quiz.questionsPerAttempt, quiz.totalQuestions),
      chance,
    );
  const minutes = effectiveTimeLimit(quiz.timeLimit);
  const id = await openAttempt(tx, { userId, quizId, paper, minutes }, now);
  // While this attempt is open there is no other: one that was taken since the first look is seen now.
  await requireNoCooldown(tx, { userId, quizId }, now);
  const attempt =
    id === undefined ? await findOpenAttempt(tx, userId, quizId) : await findAttempt(tx, id);
  return { attempt: orNotFound(attempt, 'Attempt'), resumed: id === undefined };
}

type BankQuestion = Awaited<ReturnType<typeof listBank>>[number];

function drawPaper(bank: BankQuestion[], count: number, chance: Chance): PaperQuestion[] {
  return drawQuestions(bank, count, chance).map(({ timesSeen: _, ...question }) => ({
    ...question,
    order: optionOrder(question.type, question.options.length, chance),
  }));
}
