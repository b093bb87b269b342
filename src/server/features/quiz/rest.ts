import { z } from 'zod';
import { managedQuestion } from '#server/features/question/guards.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import { QuestionChanges } from '#shared/features/question/schema.ts';
import {
  NewQuizWithQuestions,
  QuestionForAuthor,
  QuizBulkUpdate,
  QuizCard,
  QuizForAuthor,
  QuizForTaker,
  QuizSaved,
} from '#shared/features/quiz/schema.ts';
import { type Actor, managerOf } from '#shared/kernel/actor.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { Page, Paging } from '#shared/kernel/paging.ts';
import { getQuizForAuthor, withQuestions } from './cards/queries.ts';
import { managedQuiz, visibleQuiz } from './guards.ts';
import { listQuizzes } from './list/queries.ts';
import { getQuestionForAuthor } from './questions/queries.ts';
import { changeQuestion } from './workflows/change-question.ts';
import { addQuiz, withRules } from './workflows/create.ts';
import { saveQuiz } from './workflows/save.ts';

/** The quizzes that a list has: those that the caller manages, or the open ones, for members with those for them alone. */
const readerOf = (actor: Actor) => {
  if (actor.kind === 'guest') return { audience: 'public' as const };
  return actor.isAdmin || actor.isAuthor
    ? { audience: 'author' as const, manager: managerOf(actor) }
    : { audience: 'member' as const };
};

/** REST calls that differ from the app's procedures. */
export const quizRest = router({
  list: guestProcedure
    .meta({
      cached: { for: 'guests', topics: ['catalogue', 'results'] },
      rest: {
        method: 'GET',
        path: '/api/quizzes',
        summary:
          'All quizzes, the newest first: open ones, unless you are an administrator or author; then those that you manage',
        list: 'plain',
      },
    })
    .input(Paging)
    .output(Page(QuizCard))
    .query(({ ctx, input }) => listQuizzes(ctx.db, readerOf(ctx.actor), input)),

  get: visibleQuiz
    .meta({
      cached: { for: 'guests', topics: ['catalogue', 'results'] },
      rest: {
        method: 'GET',
        path: '/api/quizzes/{id}',
        summary:
          'A quiz with its questions; for those who manage it with everything that an author needs',
      },
    })
    .output(z.union([QuizForAuthor, QuizForTaker]))
    .query(async ({ ctx }) => {
      const { id } = ctx.quiz;
      if (ctx.viewer === 'author') return getQuizForAuthor(ctx.db, id);
      return withQuestions(ctx.db, ctx.quiz);
    }),

  createWithQuestions: authorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/quizzes',
        summary: 'Create a quiz with its questions in one go',
        status: 201,
        strict: true,
      },
    })
    .input(NewQuizWithQuestions)
    .concat(repeatable)
    .output(QuizForAuthor)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const id = await addQuiz(tx, withRules(ctx, input), writing(ctx));
        return getQuizForAuthor(tx, id);
      }),
    ),

  bulkUpdate: managedQuiz
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/quizzes/{id}/bulk-update',
        summary: 'Change a quiz and its questions in one go',
        refuses: ['conflict'],
      },
    })
    .input(QuizBulkUpdate)
    .output(QuizSaved)
    .mutation(({ ctx, input: { quizData: quiz, ...input } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const saved = await saveQuiz(tx, { ...input, quiz }, writing(ctx));
        const updatedQuestions = input.questions.filter(({ id }) => id !== undefined).length;
        return { ...saved, updatedQuestions };
      }),
    ),

  getQuestion: managedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/questions/{id}',
        summary: 'A question with its key',
        strict: true,
      },
    })
    .output(QuestionForAuthor)
    .query(({ ctx, input }) => getQuestionForAuthor(ctx.db, input.id)),

  updateQuestion: managedQuestion
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/questions/{id}',
        summary: 'Change a question; what is left out stays as it is',
        patch: true,
        strict: true,
      },
    })
    .input(QuestionChanges.extend({ loadedUpdatedAt: LoadedAt }))
    .output(QuestionForAuthor)
    .mutation(({ ctx, input: { id, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, (tx) =>
        changeQuestion(tx, { id, changes, loadedUpdatedAt }, writing(ctx)),
      ),
    ),
});
