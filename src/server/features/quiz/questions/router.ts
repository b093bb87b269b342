import { z } from 'zod';
import { managedQuestion } from '#server/features/question/guards.ts';
import { orNotFound } from '#server/kernel/failure.ts';
import { repeatable } from '#server/kernel/idempotency.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure } from '#server/kernel/trpc.ts';
import { inGuardedTransaction, requireUnchanged } from '#server/kernel/unchanged.ts';
import { writing } from '#server/kernel/writing.ts';
import { QuestionInput } from '#shared/features/question/schema.ts';
import { QuestionForAuthor, QuestionHit, QuestionVersion } from '#shared/features/quiz/schema.ts';
import { managerOf } from '#shared/kernel/actor.ts';
import { Id } from '#shared/kernel/id.ts';
import { LoadedVersion } from '#shared/kernel/loaded-at.ts';
import { inManagedQuiz, storedQuiz } from '../guards.ts';
import { lockQuiz } from '../mutations.ts';
import { getQuizStatus } from '../queries.ts';
import { requirePublishable } from './guards.ts';
import { addQuestions, removeQuestions } from './mutations.ts';
import {
  findQuestionForAuthor,
  getQuestionForAuthor,
  listQuestionVersions,
  listUntaggedIds,
  searchQuestions,
} from './queries.ts';

/** Procedures for single and several questions; the editor saves questions together with the quiz. */
export const questionProcedures = {
  /** Questions by their words, of quizzes that the caller manages. */
  searchQuestions: authorProcedure
    .input(z.object({ text: z.string().max(200) }))
    .output(z.array(QuestionHit))
    .query(({ ctx, input }) => searchQuestions(ctx.db, managerOf(ctx.actor), input.text)),

  questionVersions: managedQuestion
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/questions/{id}/versions',
        summary: 'All versions of a question, the newest first',
        list: 'plain',
      },
    })
    .output(z.array(QuestionVersion))
    .query(async ({ ctx, input }) => {
      await getQuestionForAuthor(ctx.db, input.id);
      return listQuestionVersions(ctx.db, input.id);
    }),

  /** The questions of a quiz that have no tags: for its score. */
  untaggedQuestions: storedQuiz
    .output(z.array(z.int()))
    .query(({ ctx, input }) => listUntaggedIds(ctx.db, input.id)),

  addQuestion: inManagedQuiz
    .meta({
      rest: {
        method: 'POST',
        path: '/api/questions',
        summary: 'Add a question to a quiz',
        status: 201,
      },
    })
    .input(z.intersection(QuestionInput, z.object({ categoryId: Id.optional() })))
    .concat(repeatable)
    .output(QuestionForAuthor)
    .mutation(({ ctx, input: { quizId, categoryId: _, ...fields } }) =>
      inTransaction(ctx.db, async (tx) => {
        await lockQuiz(tx, quizId);
        const status = await getQuizStatus(tx, quizId);
        requirePublishable([fields], status, (_index, field) => field);
        const [id] = await addQuestions(tx, quizId, [fields], writing(ctx));
        const question = id === undefined ? undefined : await findQuestionForAuthor(tx, id);
        return orNotFound(question, 'Question');
      }),
    ),

  addQuestions: inManagedQuiz
    .meta({
      rest: {
        method: 'POST',
        path: '/api/questions/bulk',
        summary: 'Add questions to a quiz',
        status: 201,
      },
    })
    .input(z.object({ questions: z.array(QuestionInput).min(1).max(1000) }))
    .concat(repeatable)
    .output(z.object({ message: z.string(), createdQuestions: z.int(), ids: z.array(z.int()) }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        await lockQuiz(tx, input.quizId);
        requirePublishable(input.questions, await getQuizStatus(tx, input.quizId));
        const ids = await addQuestions(tx, input.quizId, input.questions, writing(ctx));
        return { message: 'Questions created', createdQuestions: ids.length, ids };
      }),
    ),

  removeQuestion: managedQuestion
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/questions/{id}',
        summary: 'Delete a question; results with it stay',
      },
    })
    .input(LoadedVersion)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) =>
      inGuardedTransaction(ctx, async (tx) => {
        const { quizId } = await getQuestionForAuthor(tx, input.id);
        await lockQuiz(tx, quizId);
        const question = await getQuestionForAuthor(tx, input.id);
        requireUnchanged('question', { ...question, updatedByName: null }, input.loadedUpdatedAt);
        await removeQuestions(tx, question.quizId, [question.id], writing(ctx));
        return { message: 'Question deleted' };
      }),
    ),
};
