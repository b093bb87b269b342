import { z } from 'zod';
import { QuestionInput } from '#shared/features/quiz/question.ts';
import { QuizFields, QuizSaved } from '#shared/features/quiz/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { router } from '../../kernel/trpc.ts';
import { authoredQuiz } from './guards.ts';
import { saveQuiz } from './save.ts';

/** What plain HTTP clients call beside the app's own procedures. */
export const quizRest = router({
  bulkUpdate: authoredQuiz
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/quizzes/{id}/bulk-update',
        summary: 'Change a quiz and its questions in one go',
      },
    })
    .input(
      z.object({
        quizData: QuizFields,
        /** With an id: changed. Without: added. Those not named stay as they are. */
        questions: z.array(QuestionInput).max(1000),
        removedIds: z.array(Id).max(1000).default([]),
      }),
    )
    .output(QuizSaved)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const named = new Set(input.questions.map((question) => question.id));
        const removed = new Set(input.removedIds);
        const untouched = ctx.quiz.questions.filter(({ id }) => !named.has(id) && !removed.has(id));
        const questions = [...untouched, ...input.questions];
        const save = {
          id: ctx.quiz.id,
          quiz: input.quizData,
          questions,
          removedIds: input.removedIds,
        };
        const saved = await saveQuiz(tx, save, ctx.now);
        return { ...saved, updatedQuestions: saved.updatedQuestions - untouched.length };
      }),
    ),
});
