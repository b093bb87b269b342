import { z } from 'zod';
import { countAsked } from '#server/features/attempt/grades/queries.ts';
import { quizWithResults } from '#server/features/progress/results/guards.ts';
import { managedQuestion } from '#server/features/question/guards.ts';
import { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { router } from '#server/kernel/trpc.ts';
import {
  ChangedKey,
  RegradeChoice,
  RegradedQuestion,
  RegradeInput,
  RegradePreview,
} from '#shared/features/regrade/schema.ts';
import { managedRegrade, ofManagedQuestion } from './guards.ts';
import { listRegrades } from './queries.ts';
import { regradedQuestion } from './views.ts';
import { beginRegrade } from './workflows/begin.ts';
import { listChangedKeys } from './workflows/list-changed-keys.ts';
import { previewRegrade } from './workflows/preview.ts';
import { undoRegrade } from './workflows/undo.ts';

/** Past answers to a question whose key was wrong are graded again. */
export const regradeRouter = router({
  changedKeys: quizWithResults
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes/{id}/changed-keys',
        summary:
          'Questions whose key was changed after they had been asked, without a decision about past results',
        list: 'plain',
        strict: true,
      },
    })
    .output(z.array(ChangedKey))
    .query(({ ctx: { db, quiz } }) => listChangedKeys(db, quiz.id)),

  question: managedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/questions/{id}/regrades',
        summary:
          'A question with what was decided about its past answers; the progress of a regrade',
        strict: true,
      },
    })
    .output(RegradedQuestion)
    .query(async ({ ctx: { db }, input: { id } }) => {
      const [question] = await listAskedQuestions(db, [id]);
      const [asked, regrades] = [await countAsked(db, id), await listRegrades(db, id)];
      return regradedQuestion(orNotFound(question, 'Question'), { asked, regrades });
    }),

  preview: ofManagedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/regrades/preview',
        summary: 'Who would gain and lose if past answers to a question were graded again',
        refuses: ['conflict'],
        strict: true,
      },
    })
    .input(RegradeChoice)
    .output(RegradePreview)
    .query(({ ctx, input }) => previewRegrade(ctx, input)),

  begin: ofManagedQuestion
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/regrades',
        summary: 'Grade past answers to a question again, in the background',
        refuses: ['conflict'],
        strict: true,
      },
    })
    .input(RegradeInput)
    .output(z.object({ questionId: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await beginRegrade(ctx, input, ctx.actor.userId);
      return { questionId: input.questionId };
    }),

  undo: managedRegrade
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/regrades/{id}/undo',
        summary: 'Take the latest regrade of a question back',
        refuses: ['conflict'],
        strict: true,
      },
    })
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await undoRegrade(ctx, id);
      return { id };
    }),
});
