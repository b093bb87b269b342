import { getQuizCard } from '#server/features/quiz/cards/queries.ts';
import { managedQuiz } from '#server/features/quiz/guards.ts';

/** Puts a quiz into the context, for those who manage it and read its results. */
export const quizWithResults = managedQuiz.use(async ({ ctx, input, next }) => {
  const quiz = await getQuizCard(ctx.db, input.id, 'author');
  return next({ ctx: { quiz } });
});
