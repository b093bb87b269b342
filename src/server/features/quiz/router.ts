import { z } from 'zod';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure, guestProcedure, memberProcedure, router } from '#server/kernel/trpc.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  NewQuiz,
  NewQuizWithQuestions,
  QuizCard,
  QuizChanges,
  QuizCopy,
  QuizDetail,
  QuizFilterForAuthor,
  QuizFilterForTaker,
  QuizForAuthor,
  QuizForTaker,
  QuizPage,
  QuizSave,
  QuizSaved,
  QuizStats,
  QuizSuggestion,
  QuizTotals,
} from '#shared/features/quiz/schema.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { pageSize } from '#shared/kernel/limits.ts';
import { LoadedAt, LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { Paging } from '#shared/kernel/paging.ts';
import { accessProcedures } from './access/router.ts';
import { bankChangeProcedures } from './bank/router.ts';
import { bulkProcedures } from './bulk/router.ts';
import { getQuizCard, getQuizForAuthor, withQuestions } from './cards/queries.ts';
import { requireFilledDraws } from './draws/guards.ts';
import { drawProcedures } from './draws/router.ts';
import {
  authoredQuiz,
  managedQuiz,
  requireHiddenByLink,
  requireQuizCategory,
  requireWindow,
  storedQuiz,
  visibleQuiz,
} from './guards.ts';
import { leavingProcedures } from './leaving/router.ts';
import {
  listPopularQuizzes,
  listQuizPage,
  listQuizzesForMembers,
  listRecentQuizzes,
} from './list/queries.ts';
import { movingProcedures } from './moving/router.ts';
import { createQuiz, lockQuiz, removeQuizzes, updateQuiz } from './mutations.ts';
import { presenceProcedures } from './presence/router.ts';
import { getTotals, listTranslations } from './queries.ts';
import { requirePublishable } from './questions/guards.ts';
import { questionProcedures } from './questions/router.ts';
import { suggestQuizzes } from './search/queries.ts';
import { slotProcedures } from './slots/router.ts';
import { getQuizStats } from './statistics/queries.ts';
import { requireFreeLanguage } from './translations/mutations.ts';
import { translationProcedures } from './translations/router.ts';
import { addQuiz, withRules } from './workflows/create.ts';
import { duplicateQuiz } from './workflows/duplicate.ts';
import { findsOtherDraws, lockForChange, saveQuiz } from './workflows/save.ts';

const popularCount = 5;
const suggestionCount = 5;
const recentCount = 10;
const membersCount = 50;

export const quizRouter = router({
  /** The app's own list: filtered, sorted, paged. */
  page: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'], unless: 'state' } })
    .input(QuizFilterForTaker)
    .output(QuizPage)
    .query(({ ctx: { db, actor, now }, input: { state, ...filter } }) => {
      const learnerState = state && actor.kind === 'member' && { state, userId: actor.userId, now };
      return listQuizPage(db, filter, {
        audience: learnerState ? 'member' : 'public',
        learnerState: learnerState || undefined,
      });
    }),

  /** What members have besides the public list. */
  forMembers: memberProcedure
    .output(z.array(QuizCard))
    .query(({ ctx }) => listQuizzesForMembers(ctx.db, membersCount)),

  pageForAuthor: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/quizzes',
        summary:
          'The quizzes that you manage, of every status: searched, filtered, sorted and paged',
        list: 'page',
        strict: true,
      },
    })
    .input(QuizFilterForAuthor.extend({ perPage: Paging.shape.perPage.default(pageSize) }))
    .output(QuizPage)
    .query(({ ctx, input }) =>
      listQuizPage(ctx.db, input, { audience: 'author', manager: managerOf(ctx.actor) }),
    ),

  recent: authorProcedure
    .output(z.array(QuizCard))
    .query(({ ctx }) => listRecentQuizzes(ctx.db, managerOf(ctx.actor), recentCount)),

  totals: authorProcedure
    .output(QuizTotals)
    .query(({ ctx }) => getTotals(ctx.db, managerOf(ctx.actor))),

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

  card: visibleQuiz
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'] } })
    .output(QuizDetail)
    .query(async ({ ctx }) => ({
      ...ctx.quiz,
      translations: await listTranslations(ctx.db, ctx.quiz, 'public'),
    })),

  get: visibleQuiz
    .meta({ cached: { for: 'everyone', topics: ['catalogue', 'results'] } })
    .output(QuizForTaker)
    .query(({ ctx }) => withQuestions(ctx.db, ctx.quiz)),

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

  create: authorProcedure
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
        requireWindow(input);
        requireHiddenByLink(input);
        await requireQuizCategory(tx, input);
        const id = await createQuiz(tx, withRules(ctx, input), writing(ctx));
        return getQuizCard(tx, id, 'author');
      }),
    ),

  createWithQuestions: authorProcedure
    .input(NewQuizWithQuestions)
    .concat(repeatable)
    .output(QuizCard)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const id = await addQuiz(tx, withRules(ctx, input), writing(ctx));
        return getQuizCard(tx, id, 'author');
      }),
    ),

  duplicate: managedQuiz
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/quizzes/{id}/copies',
        summary: 'Make a draft copy of a quiz with everything that it asks',
        status: 201,
        strict: true,
      },
    })
    .input(QuizCopy)
    .concat(repeatable)
    .output(QuizCard)
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        const id = await duplicateQuiz(tx, input, writing(ctx));
        return getQuizCard(tx, id, 'author');
      }),
    ),

  update: managedQuiz
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/quizzes/{id}',
        summary: 'Change a quiz, not its questions',
        patch: true,
      },
    })
    .input(QuizChanges.extend({ loadedUpdatedAt: LoadedAt }))
    .output(QuizCard)
    .mutation(({ ctx, input: { id, loadedUpdatedAt, ...changes } }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const stored = await lockForChange(tx, id, changes);
        requireUnchanged('quiz', stored, loadedUpdatedAt);
        requirePublishable(stored.questions, changes.status ?? stored.status, () => 'status');
        await requireFreeLanguage(tx, stored, changes.language);
        await updateQuiz(tx, id, changes, writing(ctx));
        if (findsOtherDraws(stored, changes)) await requireFilledDraws(tx, id);
        return getQuizCard(tx, id, 'author');
      }),
    ),

  /** The editor's save: fields, questions, their order and removals, all or nothing. */
  save: managedQuiz
    .input(QuizSave)
    .output(QuizSaved)
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => saveQuiz(tx, input, writing(ctx)))),

  remove: storedQuiz
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
        const stored = await getQuizForAuthor(tx, id);
        requireUnchanged('quiz', stored, loadedUpdatedAt);
        await removeQuizzes(tx, [id], ctx.now);
        return { message: 'Quiz deleted' };
      }),
    ),

  ...accessProcedures,
  ...presenceProcedures,
  ...bankChangeProcedures,
  ...movingProcedures,
  ...bulkProcedures,
  ...drawProcedures,
  ...leavingProcedures,
  ...slotProcedures,
  ...translationProcedures,
  ...questionProcedures,
});
