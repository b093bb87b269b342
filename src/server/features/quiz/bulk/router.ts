import { z } from 'zod';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, authorProcedure } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  CategoryRemoval,
  QuizMoveOutcome,
  QuizMoves,
  QuizStatusChanges,
  QuizStatusOutcome,
} from '#shared/features/quiz/schema.ts';
import { RowOutcome } from '#shared/kernel/many.ts';
import { managedQuizzes, requireManagedQuizzes } from '../guards.ts';
import { removeWithContents } from '../workflows/remove-category.ts';
import { deleteQuizzes, moveQuizzes, restoreQuizzes, setStatuses } from './mutations.ts';

/** Several quizzes at once. */
export const bulkProcedures = {
  /** Publishes several quizzes or makes them drafts. */
  setStatuses: authorProcedure
    .input(QuizStatusChanges)
    .use(async ({ ctx, input, next }) => {
      await requireManagedQuizzes(
        ctx,
        input.changes.map(({ id }) => id),
      );
      return next();
    })
    .output(z.array(QuizStatusOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => setStatuses(tx, input, writing(ctx))),
    ),

  moveMany: authorProcedure
    .input(QuizMoves)
    .use(async ({ ctx, input, next }) => {
      await requireManagedQuizzes(
        ctx,
        input.moves.map(({ id }) => id),
      );
      return next();
    })
    .output(z.array(QuizMoveOutcome))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, (tx) => moveQuizzes(tx, input.moves, writing(ctx))),
    ),

  /** Deletes quizzes so that `restoreMany` can restore them. */
  removeMany: managedQuizzes
    .input(z.object({ onlyEmpty: z.boolean().default(false) }))
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => deleteQuizzes(tx, input, ctx.now))),

  restoreMany: managedQuizzes
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
};
