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
        const { questions, removedIds } = input;
        const removed = new Set(removedIds);
        const stored = ctx.quiz.questions.filter(({ id }) => !removed.has(id));
        const save = {
          id: ctx.quiz.id,
          quiz: input.quizData,
          questions: mergeQuestions<QuestionInput>(stored, questions),
          removedIds,
        };
        const saved = await saveQuiz(tx, save, ctx.now);
        const updatedQuestions = questions.filter(({ id }) => id !== undefined).length;
        return { ...saved, updatedQuestions };
      }),
    ),
});

/**
 * The whole list after a change that may name only some questions: those it does not name keep their
 * places, those it names follow one another in the order given, new ones come last.
 */
function mergeQuestions<Question extends { id?: number | undefined }>(
  stored: readonly Question[],
  given: readonly Question[],
): Question[] {
  const named = given.filter(({ id }) => id !== undefined);
  const namedIds = new Set(named.map(({ id }) => id));
  if (stored.every(({ id }) => namedIds.has(id))) return [...given];
  const next = named.values();
  const kept = stored.map((question) =>
    namedIds.has(question.id) ? (next.next().value ?? question) : question,
  );
  return [...kept, ...next, ...given.filter(({ id }) => id === undefined)];
}
