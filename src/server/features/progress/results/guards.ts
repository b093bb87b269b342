import { QuizRef } from '#server/features/quiz/guards.ts';
import { findQuizCard } from '#server/features/quiz/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure } from '#server/kernel/trpc.ts';

/** Puts a quiz into the context, for an administrator who reads its results. */
export const quizWithResults = adminProcedure
  .meta({ finds: 'Quiz' })
  .input(QuizRef)
  .use(async ({ ctx, input, next }) => {
    const quiz = orNotFound(await findQuizCard(ctx.db, input.id, 'author'), 'Quiz');
    return next({ ctx: { quiz } });
  });
