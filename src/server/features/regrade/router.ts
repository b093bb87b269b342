import { z } from 'zod';
import { countAsked } from '#server/features/attempt/marks/queries.ts';
import { quizWithResults } from '#server/features/progress/results/guards.ts';
import { hasQuestionOfOthers } from '#server/features/question/bank/queries.ts';
import { managedQuestion, requireManagedQuestions } from '#server/features/question/guards.ts';
import { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { notFound, orNotFound } from '#server/kernel/failure.ts';
import { authorProcedure, router } from '#server/kernel/trpc.ts';
import {
  ChangedKey,
  RegradeChoice,
  RegradedQuestion,
  RegradeInput,
  RegradePreview,
} from '#shared/features/regrade/schema.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { findRegrade, listRegrades } from './queries.ts';
import { regradedQuestion } from './views.ts';
import { beginRegrade } from './workflows/begin.ts';
import { listChangedKeys } from './workflows/list-changed-keys.ts';
import { previewRegrade } from './workflows/preview.ts';
import { undoRegrade } from './workflows/undo.ts';

/** Past answers to a question whose key was wrong are graded again. */
export const regradeRouter = router({
  changedKeys: quizWithResults
    .output(z.array(ChangedKey))
    .query(({ ctx: { db, quiz } }) => listChangedKeys(db, quiz.id)),

  question: managedQuestion
    .output(RegradedQuestion)
    .query(async ({ ctx: { db }, input: { id } }) => {
      const [question] = await listAskedQuestions(db, [id]);
      const [asked, regrades] = [await countAsked(db, id), await listRegrades(db, id)];
      return regradedQuestion(orNotFound(question, 'Question'), { asked, regrades });
    }),

  preview: authorProcedure
    .meta({ finds: 'Question' })
    .input(RegradeChoice)
    .use(async ({ ctx, input, next }) => {
      await requireManagedQuestions(ctx, [input.questionId]);
      return next();
    })
    .output(RegradePreview)
    .query(({ ctx, input }) => previewRegrade(ctx, input)),

  begin: authorProcedure
    .meta({ finds: 'Question' })
    .input(RegradeInput)
    .use(async ({ ctx, input, next }) => {
      await requireManagedQuestions(ctx, [input.questionId]);
      return next();
    })
    .output(z.object({ questionId: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await beginRegrade(ctx, input, ctx.actor.userId);
      return { questionId: input.questionId };
    }),

  undo: authorProcedure
    .meta({ finds: 'Regrade' })
    .input(z.object({ id: Id }))
    .use(async ({ ctx, input, next }) => {
      const { questionId } = orNotFound(await findRegrade(ctx.db, input.id), 'Regrade');
      if (await hasQuestionOfOthers(ctx.db, managerOf(ctx.actor), [questionId]))
        throw notFound('Regrade');
      return next();
    })
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await undoRegrade(ctx, id);
      return { id };
    }),
});
