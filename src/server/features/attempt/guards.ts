import { z } from 'zod';
import { Failure, orNotFound } from '#server/kernel/failure.ts';
import { memberProcedure } from '#server/kernel/trpc.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import { AttemptRef } from '#shared/features/attempt/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { findQuizCard } from '../quiz/queries.ts';
import { type AttemptRow, findAttempt } from './queries.ts';
import { endOverdueAttempts } from './workflows/end-overdue.ts';

/** What a learner does in an attempt is on no public page; the tally adds it to the statistics afterwards. */
const learnerProcedure = memberProcedure.meta({ changesNothingPublic: true });

/** A member whose overdue attempts have been graded, so that everything read after it is true now. */
export const upToDateMember = learnerProcedure.use(async ({ ctx, next }) => {
  await endOverdueAttempts(ctx.db, ctx.now, {
    userId: ctx.actor.userId,
    onFailed: (attemptId, err) => ctx.log.error({ err, attemptId }, 'attempt cannot be graded'),
  });
  return next();
});

/** Puts the caller's own attempt into the context; an attempt of another learner is not found. */
export const ownAttempt = learnerProcedure
  .meta({ finds: 'Quiz attempt' })
  .input(AttemptRef)
  .use(async ({ ctx, input, next }) => {
    const attempt = ownOrNotFound(await findAttempt(ctx.db, input.attemptId), ctx.actor.userId);
    return next({ ctx: { attempt } });
  });

/** The same, for continuing it: graded first if its time has run out. */
export const ownOpenAttempt = upToDateMember
  .meta({ finds: 'Quiz attempt' })
  .input(AttemptRef)
  .use(async ({ ctx, input, next }) => {
    const attempt = ownOrNotFound(await findAttempt(ctx.db, input.attemptId), ctx.actor.userId);
    if (attempt.status !== 'open') throw new Failure('attempt-over', 'This attempt is over.');
    return next({ ctx: { attempt } });
  });

/** The same, for looking back: graded first if its time has run out. */
export const ownPastAttempt = upToDateMember
  .meta({ finds: 'Quiz attempt' })
  .input(z.object({ id: Id }))
  .use(async ({ ctx, input, next }) => {
    const attempt = ownOrNotFound(await findAttempt(ctx.db, input.id), ctx.actor.userId);
    return next({ ctx: { attempt } });
  });

function ownOrNotFound(attempt: AttemptRow | undefined, userId: number): AttemptRow {
  if (attempt?.userId !== userId) throw new Failure('not-found', 'Quiz attempt not found');
  return attempt;
}

/** The same member, asking about a quiz that they may see. */
export const memberOnVisibleQuiz = upToDateMember
  .meta({ finds: 'Quiz' })
  .input(z.object({ quizId: Id }))
  .use(async ({ ctx, input, next }) => {
    const audience = ctx.actor.isAdmin ? 'author' : 'public';
    const quiz = orNotFound(await findQuizCard(ctx.db, input.quizId, audience), 'Quiz');
    return next({ ctx: { quiz } });
  });

/**
 * Refuses answers to questions that an open attempt does not have, and options that a question does not
 * have. `within` is where the answers are in the input; undefined for one answer that is the input.
 * @throws invalid, with the field
 */
export function requireOnPaper(
  { paper, status }: Pick<AttemptRow, 'paper' | 'status'>,
  answers: AnswerInput[],
  within?: 'answers',
): void {
  if (status !== 'open') return;
  const questions = new Map(paper.map((question) => [question.questionId, question]));
  for (const [position, answer] of answers.entries()) {
    const mistake = mistakeIn(answer, questions.get(answer.questionId));
    if (!mistake) continue;
    const field = within ? `${within}.${position}.${mistake.field}` : mistake.field;
    throw new Failure('invalid', mistake.message, { fields: { [field]: mistake.message } });
  }
}

function mistakeIn(answer: AnswerInput, question: PaperQuestion | undefined) {
  if (!question)
    return { field: 'questionId', message: 'This question is not part of the attempt' };
  const count = question.order.length;
  // Indexes mean nothing where the learner sees no options.
  if (count === 0) return undefined;
  const message = `This question has only the options 0 to ${count - 1}`;
  if (answer.selectedOption >= count) return { field: 'selectedOption', message };
  const position = answer.selectedOptions.findIndex((option) => option >= count);
  return position < 0 ? undefined : { field: `selectedOptions.${position}`, message };
}
