import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { isAdmin } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { findQuizCard, findQuizForAuthor } from './queries.ts';

export const QuizRef = z.object({ id: Id });

/** Puts the quiz into the context if the caller may see it: open ones for everybody, all for administrators. */
export const visibleQuiz = guestProcedure.input(QuizRef).use(async ({ ctx, input, next }) => {
  const audience = isAdmin(ctx.actor) ? 'author' : 'public';
  const quiz = orNotFound(await findQuizCard(ctx.db, input.id, audience), 'Quiz');
  return next({ ctx: { quiz } });
});

/** Puts the quiz with its keys into the context. */
export const authoredQuiz = adminProcedure.input(QuizRef).use(async ({ ctx, input, next }) => {
  const quiz = orNotFound(await findQuizForAuthor(ctx.db, input.id), 'Quiz');
  return next({ ctx: { quiz } });
});
