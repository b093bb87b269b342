import { z } from 'zod';
import { countAsked } from '#server/features/attempt/marks/queries.ts';
import { quizWithResults } from '#server/features/progress/results/guards.ts';
import { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { adminProcedure, router } from '#server/kernel/trpc.ts';
import {
  ChangedKey,
  RegradeChoice,
  RegradedQuestion,
  RegradeInput,
  RegradePreview,
} from '#shared/features/regrade/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { listRegrades } from './queries.ts';
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

  question: adminProcedure
    .meta({ finds: 'Question' })
    .input(z.object({ id: Id }))
    .output(RegradedQuestion)
    .query(async ({ ctx: { db }, input: { id } }) => {
      const [question] = await listAskedQuestions(db, [id]);
      const [asked, regrades] = [await countAsked(db, id), await listRegrades(db, id)];
      return regradedQuestion(orNotFound(question, 'Question'), { asked, regrades });
    }),

  preview: adminProcedure
    .meta({ finds: 'Question' })
    .input(RegradeChoice)
    .output(RegradePreview)
    .query(({ ctx, input }) => previewRegrade(ctx, input)),

  begin: adminProcedure
    .meta({ finds: 'Question' })
    .input(RegradeInput)
    .output(z.object({ questionId: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await beginRegrade(ctx, input, ctx.actor.userId);
      return { questionId: input.questionId };
    }),

  undo: adminProcedure
    .meta({ finds: 'Regrade' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await undoRegrade(ctx, id);
      return { id };
    }),
});
