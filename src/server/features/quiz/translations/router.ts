import { z } from 'zod';
import { inTransaction } from '#server/kernel/transaction.ts';
import { QuizTranslationForAuthor, QuizTranslationLink } from '#shared/features/quiz/schema.ts';
import { getQuizForAuthor } from '../cards/queries.ts';
import { requireManagedQuizzes, storedQuiz } from '../guards.ts';
import { linkTranslations, unlinkTranslation } from './mutations.ts';

/** Which quizzes are the same in other languages. */
export const translationProcedures = {
  linkTranslation: storedQuiz
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quizzes/{id}/translations',
        summary: 'Make two quizzes translations of each other',
      },
    })
    .input(QuizTranslationLink)
    .use(async ({ ctx, input, next }) => {
      await requireManagedQuizzes(ctx, [input.translationId]);
      return next();
    })
    .output(z.object({ translations: z.array(QuizTranslationForAuthor) }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await linkTranslations(tx, input);
        return getQuizForAuthor(tx, input.id);
      }),
    ),

  unlinkTranslation: storedQuiz
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/quizzes/{id}/translations',
        summary: 'Separate a quiz from its translations',
      },
    })
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await unlinkTranslation(tx, input.id);
        return { message: 'Translation unlinked' };
      }),
    ),
};
