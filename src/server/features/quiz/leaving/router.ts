import { requireManagedQuestions } from '#server/features/question/guards.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import { Leaving, LeavingImpact } from '#shared/features/quiz/leaving.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { requireManagedQuizzes } from '../guards.ts';
import { findImpact } from './queries.ts';

export const leavingProcedures = {
  /** Which other quizzes are concerned when questions are deleted or archived, before that is done. */
  leavingImpact: authorProcedure
    .input(Leaving)
    .use(async ({ ctx, input: { kind, ids }, next }) => {
      if (kind === 'quizzes') await requireManagedQuizzes(ctx, ids);
      else await requireManagedQuestions(ctx, ids);
      return next();
    })
    .output(LeavingImpact)
    .query(({ ctx, input }) => findImpact(ctx.db, input, managerOf(ctx.actor))),
};
