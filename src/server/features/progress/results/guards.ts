import { findQuizCard } from '#server/features/quiz/cards/queries.ts';
import { managedQuiz } from '#server/features/quiz/guards.ts';
import { orNotFound } from '#server/kernel/failure.ts';

/** Puts a quiz into the context, for who manages it and reads its results. */
export const quizWithResults = managedQuiz.use(async ({ ctx, input, next }) => {
  const quiz = orNotFound(await findQuizCard(ctx.db, input.id, 'author'), 'Quiz');
  return next({ ctx: { quiz } });
});
