import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import { QuestionInput } from '#shared/features/quiz/question.ts';
import {
  CategoryRemoval,
  NewQuiz,
  NewQuizWithQuestions,
  QuestionForAuthor,
  QuestionHit,
  QuizCard,
  QuizChanges,
  QuizFilterForAuthor,
  QuizFilterForTaker,
  QuizForAuthor,
  QuizForTaker,
  QuizMoveOutcome,
  QuizMoves,
  QuizPage,
  QuizSave,
  QuizSaved,
  QuizStats,
  QuizStatusChanges,
  QuizStatusOutcome,
  QuizSuggestion,
  QuizTotals,
} from '#shared/features/quiz/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { LoadedAt, LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { Paging, pageSize } from '#shared/kernel/paging.ts';
import { deleteQuizzes, moveQuizzes, restoreQuizzes, setStatuses } from './bulk/mutations.ts';
import { authoredQuiz, QuizRef, requireQuizCategory, visibleQuiz } from './guards.ts';
import { listPopularQuizzes, listQuizPage, listRecentQuizzes } from './list/queries.ts';
import {
  addQuestions,
  createQuiz,
  lockQuiz,
  removeQuestions,
  removeQuizzes,
  requirePublishable,
  updateQuiz,
} from './mutations.ts';
import {
  findQuestionForAuthor,
  findQuizCard,
  findQuizForAuthor,
  getTotals,
  listQuestionsForTaker,
  searchQuestions,
} from './queries.ts';
import { suggestQuizzes } from './search/queries.ts';
import { getQuizStats } from './statistics/queries.ts';
import { addQuiz } from './workflows/create.ts';
import { removeWithContents } from './workflows/remove-category.ts';
import { lockForChange, saveQuiz } from './workflows/save.ts';

const popularCount = 5;
const suggestionCount = 5;
const recentCount = 10;

export const quizRouter = router({
  /** The app's own list: filtered, sorted, paged. */
  page: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'], unless: 'state' } })
    .input(QuizFilterForTaker)
    .output(QuizPage)
    .query(({ ctx: { db, actor, now }, input: { state, ...filter } }) => {
      const learnerState = state && actor.kind === 'member' && { state, userId: actor.userId, now };
      return listQuizPage(db, filter, {
        audience: 'public',
        learnerState: learnerState || undefined,
      });
    }),

  pageForAuthor: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes',
        summary: 'Quizzes of every status: searched, filtered, sorted and paged',
        list: 'page',
        strict: true,
      },
    })
    .input(QuizFilterForAuthor.extend({ perPage: Paging.shape.perPage.default(pageSize) }))
    .output(QuizPage)
    .query(({ ctx, input }) => listQuizPage(ctx.db, input, { audience: 'author' })),

  recent: adminProcedure
    .output(z.array(QuizCard))
    .query(({ ctx }) => listRecentQuizzes(ctx.db, recentCount)),

  totals: adminProcedure.output(QuizTotals).query(({ ctx }) => getTotals(ctx.db)),

  popular: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'] } })
    .output(z.array(QuizCard))
    .query(({ ctx }) => listPopularQuizzes(ctx.db, popularCount)),

  suggest: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'] } })
    .input(z.object({ text: z.string().max(200) }))
    .output(z.array(QuizSuggestion))
    .query(({ ctx, input }) =>
      input.text.trim() === '' ? [] : suggestQuizzes(ctx.db, input.text, suggestionCount),
    ),

  /** For administrators: questions by their words. */
  searchQuestions: adminProcedure
    .input(z.object({ text: z.string().max(200) }))
    .output(z.array(QuestionHit))
    .query(({ ctx, input }) => searchQuestions(ctx.db, input.text)),

  card: visibleQuiz
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'] } })
    .output(QuizCard)
    .query(({ ctx }) => ctx.quiz),

  get: visibleQuiz
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'] } })
    .output(QuizForTaker)
    .query(async ({ ctx }) => ({
      ...ctx.quiz,
      questions: await listQuestionsForTaker(ctx.db, ctx.quiz.id),
    })),

  getForAuthor: authoredQuiz.output(QuizForAuthor).query(({ ctx }) => ctx.quiz),

  stats: visibleQuiz
    .meta({
      cached: { for: 'guests', topics: ['catalogue', 'results'] },
      rest: { method: 'GET', path: '/api/quizzes/{id}/stats', summary: 'How others did' },
    })
    .output(QuizStats)
    .query(({ ctx: { db, actor, quiz } }) =>
      getQuizStats(db, quiz.id, actor.kind === 'member' ? actor.userId : undefined),
    ),

  create: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/quizzes',
        summary: 'Create a quiz; its questions follow in bulk',
        status: 201,
      },
    })
    .input(NewQuiz)
    .concat(repeatable)
    .output(QuizCard)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await requireQuizCategory(tx, input);
        const id = await createQuiz(tx, input, writing(ctx));
        return orNotFound(await findQuizCard(tx, id, 'author'), 'Quiz');
      }),
    ),

  createWithQuestions: adminProcedure
    .input(NewQuizWithQuestions)
    .concat(repeatable)
    .output(QuizCard)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const id = await addQuiz(tx, input, writing(ctx));
        return orNotFound(await findQuizCard(tx, id, 'author'), 'Quiz');
      }),
    ),

  update: adminProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/quizzes/{id}',
        summary: 'Change a quiz, not its questions',
        patch: true,
      },
      finds: 'Quiz',
    })
    .input(QuizRef)
    .input(QuizChanges.extend({ loadedUpdatedAt: LoadedAt }))
    .output(QuizCard)
    .mutation(({ ctx, input: { id, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const stored = await lockForChange(tx, id, changes);
        requireUnchanged('quiz', stored, loadedUpdatedAt);
        requirePublishable(stored.questions, changes.status ?? stored.status, () => 'status');
        await updateQuiz(tx, id, changes, writing(ctx));
        return orNotFound(await findQuizCard(tx, id, 'author'), 'Quiz');
      }),
    ),

  /** The editor's save: fields, questions, their order and removals, all or nothing. */
  save: adminProcedure
    .input(QuizSave)
    .output(QuizSaved)
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => saveQuiz(tx, input, writing(ctx)))),

  remove: authoredQuiz
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/quizzes/{id}',
        summary: 'Delete a quiz; results of those who took it stay',
      },
    })
    .input(LoadedVersion)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input: { id, loadedUpdatedAt } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        await lockQuiz(tx, id);
        const stored = orNotFound(await findQuizForAuthor(tx, id), 'Quiz');
        requireUnchanged('quiz', stored, loadedUpdatedAt);
        await removeQuizzes(tx, [id], ctx.now);
        return { message: 'Quiz deleted' };
      }),
    ),

  /** Publishes several quizzes or makes drafts of them. */
  setStatuses: adminProcedure
    .input(QuizStatusChanges)
    .output(z.array(QuizStatusOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => setStatuses(tx, input, writing(ctx))),
    ),

  moveMany: adminProcedure
    .input(QuizMoves)
    .output(z.array(QuizMoveOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => moveQuizzes(tx, input.moves, writing(ctx))),
    ),

  /** Deletes quizzes in such a way that `restoreMany` can bring them back. */
  removeMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => deleteQuizzes(tx, input.ids, ctx.now)),
    ),

  restoreMany: adminProcedure
    .input(z.object({ ids: ManyIds }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => restoreQuizzes(tx, input.ids))),

  /** Removes a category or sub-category with its contents, once its name was typed. */
  removeWithContents: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/hierarchy/removals',
        summary: 'Delete a category or sub-category with everything on it',
        strict: true,
        refuses: ['stale'],
      },
      finds: 'Category or sub-category',
    })
    .input(CategoryRemoval)
    .output(z.object({ message: z.string(), removedQuizzes: z.int() }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => removeWithContents(tx, input, ctx.now)),
    ),

  addQuestion: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/questions',
        summary: 'Add a question to a quiz',
        status: 201,
      },
      finds: 'Quiz',
    })
    .input(z.intersection(QuestionInput, z.object({ quizId: Id, categoryId: Id.optional() })))
    .concat(repeatable)
    .output(QuestionForAuthor)
    .mutation(({ ctx, input: { quizId, categoryId: _, ...question } }) =>
      inTransaction(ctx.db, async (tx) => {
        await lockQuiz(tx, quizId);
        const quiz = orNotFound(await findQuizCard(tx, quizId, 'author'), 'Quiz');
        requirePublishable([question], quiz.status, (_index, field) => field);
        const [id = 0] = await addQuestions(tx, quizId, [question], writing(ctx));
        return orNotFound(await findQuestionForAuthor(tx, id), 'Question');
      }),
    ),

  addQuestions: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/questions/bulk',
        summary: 'Add questions to a quiz',
        status: 201,
      },
      finds: 'Quiz',
    })
    .input(z.object({ quizId: Id, questions: z.array(QuestionInput).min(1).max(1000) }))
    .concat(repeatable)
    .output(z.object({ message: z.string(), createdQuestions: z.int(), ids: z.array(z.int()) }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await lockQuiz(tx, input.quizId);
        const quiz = orNotFound(await findQuizCard(tx, input.quizId, 'author'), 'Quiz');
        requirePublishable(input.questions, quiz.status);
        const ids = await addQuestions(tx, input.quizId, input.questions, writing(ctx));
        return { message: 'Questions created', createdQuestions: ids.length, ids };
      }),
    ),

  removeQuestion: adminProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/questions/{id}',
        summary: 'Delete a question; results with it stay',
      },
      finds: 'Question',
    })
    .input(z.object({ id: Id }))
    .input(LoadedVersion)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const { quizId } = orNotFound(await findQuestionForAuthor(tx, input.id), 'Question');
        await lockQuiz(tx, quizId);
        const question = orNotFound(await findQuestionForAuthor(tx, input.id), 'Question');
        requireUnchanged('question', { ...question, updatedByName: null }, input.loadedUpdatedAt);
        await removeQuestions(tx, question.quizId, [question.id], writing(ctx));
        return { message: 'Question deleted' };
      }),
    ),
});
