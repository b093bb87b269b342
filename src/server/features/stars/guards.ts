import { z } from 'zod';
import { getVisibleQuiz, requireManagedQuizzes } from '#server/features/quiz/guards.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, authorProcedure, memberProcedure } from '#server/kernel/trpc.ts';
import { Id } from '#shared/kernel/id.ts';
import { findOwnStars, findRemark } from './queries.ts';

const Ref = z.object({ id: Id });

const judging = memberProcedure.meta({ finds: 'Quiz' }).input(Ref);

/** A quiz that the caller may see, to give stars to. */
export const quizToJudge = judging.use(async ({ ctx, input, next }) => {
  await getVisibleQuiz(ctx, input.id);
  return next();
});

/** The same, or one that the caller gave stars: they can be taken back after it was closed. */
export const quizWithOwnStars = judging.use(async ({ ctx, input, next }) => {
  const { stars } = await findOwnStars(ctx.db, input.id, ctx.actor.userId);
  if (stars === null) await getVisibleQuiz(ctx, input.id);
  return next();
});

/** A remark about a quiz that the caller manages. Hidden ones are for administrators. */
export const managedRemark = authorProcedure
  .meta({ finds: 'Remark' })
  .input(Ref)
  .use(async ({ ctx, input, next }) => {
    const remark = orNotFound(await findRemark(ctx.db, input.id), 'Remark');
    await requireManagedQuizzes(ctx, [remark.quizId]);
    return next({ ctx: { remark } });
  });

/** A remark that an administrator decides about. */
export const decidedRemark = adminProcedure
  .meta({ finds: 'Remark' })
  .input(Ref)
  .use(async ({ ctx, input, next }) => {
    const remark = orNotFound(await findRemark(ctx.db, input.id), 'Remark');
    return next({ ctx: { remark } });
  });
