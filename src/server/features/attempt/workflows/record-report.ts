import type { z } from 'zod';
import type { Tx } from '#db/open.ts';
import { findQuizCard } from '#server/features/quiz/cards/queries.ts';
import { isLetIn } from '#server/features/quiz/taking/queries.ts';
import { Failure, invalid, notFound, orNotFound } from '#server/kernel/failure.ts';
import { attemptRules } from '#shared/features/attempt/rules.ts';
import type { SelfReport } from '#shared/features/attempt/schema.ts';
import { mistakeOnPaper } from '../guards.ts';
import { closeAsReported, openAttempt } from '../mutations.ts';
import { listAttemptsOn } from '../own/queries.ts';
import { outlineOf } from '../paper/queries.ts';
import { findAttempt, findOpenAttempt, lockStart } from '../queries.ts';
import { historyOf } from '../retake/views.ts';
import { summary } from '../views.ts';
import { endAttempt } from './end.ts';
import { cooldown, hasNoQuestions, requireAccessCode, requireOpen } from './start.ts';

/**
 * Records the report of an older client after a quiz. If the learner has an open attempt, it is graded here
 * with the answers sent, or left when the client says so; what became of the quiz meanwhile does not matter. Otherwise
 * the score is stored as self-reported.
 */
export async function recordReport(
  tx: Tx,
  userId: number,
  report: z.infer<typeof SelfReport>,
  now: Date,
) {
  if (report.userId !== undefined && report.userId !== userId) {
    throw new Failure('forbidden', 'An attempt can only be reported for yourself.');
  }
  if (report.score > report.totalQuestions)
    throw invalid('score', 'The score cannot be higher than the number of questions');
  const open = await findOpenAttempt(tx, userId, report.quizId);
  if (!open) await requireReportable(tx, userId, report.quizId);
  if (report.totalQuestions === 0) throw invalid('totalQuestions', 'Must be at least 1');
  const mistake = open && mistakeOnPaper(outlineOf(open), report.answers ?? [], 'answers');
  if (mistake) throw mistake;
  const id = open
    ? await endOpen(tx, open.id, report, now)
    : await recordClosed(tx, userId, report, now);
  return summary(orNotFound(await findAttempt(tx, id), 'Quiz attempt'));
}

/** @throws not-found for a quiz that the learner cannot take; conflict when it has no questions */
async function requireReportable(tx: Tx, userId: number, quizId: number): Promise<void> {
  const quiz = await findQuizCard(tx, quizId, 'author');
  if (quiz?.status !== 'active' || !(await isLetIn(tx, userId, quizId))) throw notFound('Quiz');
  if (quiz.totalQuestions === 0) throw hasNoQuestions();
}

async function endOpen(
  tx: Tx,
  attemptId: number,
  report: z.infer<typeof SelfReport>,
  now: Date,
): Promise<number> {
  const leaves = report.answers === undefined && report.passed === false && report.score === 0;
  const ending = leaves
    ? ({ by: 'leave' } as const)
    : ({ by: 'submit', answers: report.answers ?? [] } as const);
  await endAttempt(tx, { attemptId, ending, now });
  return attemptId;
}

async function recordClosed(
  tx: Tx,
  userId: number,
  report: z.infer<typeof SelfReport>,
  now: Date,
): Promise<number> {
  if (report.answers !== undefined)
    throw new Failure('conflict', 'There is no open attempt to grade; start one first.');
  const { quizId, score, totalQuestions, timeTaken = 0 } = report;
  const quiz = orNotFound(
    await lockStart(tx, { userId, quizId, now, chosenTime: 'never' }),
    'Quiz',
  );
  const { lockedUntil, taken } = historyOf(
    await listAttemptsOn(tx, { userId, quizIds: [quizId] }),
    now,
  );
  requireOpen(quiz, taken, now);
  if (lockedUntil) throw cooldown(lockedUntil);
  // A report has no field for it.
  requireAccessCode(quiz, undefined);
  const rules = attemptRules(quiz.rules, null);
  const attempt = { userId, quizId, paper: [], rules, startedAt: now, deadline: now };
  // Concurrent reports and starts run one after another; the next one finds the cooldown of this one.
  const id = await openAttempt(tx, attempt);
  if (id === undefined) throw new Failure('conflict', 'This quiz was started a moment ago.');
  await closeAsReported(tx, id, { score, totalQuestions, timeTaken, rules }, now);
  return id;
}
