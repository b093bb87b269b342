import { z } from 'zod';
import { Failure } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { adminProcedure, guestProcedure } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  CategoryAddress,
  CategoryMerge,
  MergePair,
  MergePreview,
  MovedCategory,
} from '#shared/features/category/merging.ts';
import { lockBoth, requireBoth, requireMergeable } from './guards.ts';
import { mergeCategory, mergeSubCategory } from './mutations.ts';
import { findMoved, previewMerge } from './queries.ts';

/** Merging categories, and where merged ones went. */
export const mergingProcedures = {
  /** The address that an old one of a merged category has now. */
  movedTo: guestProcedure
    .meta({ cached: { for: 'everyone', topics: ['catalogue'] } })
    .input(CategoryAddress)
    .output(MovedCategory)
    .query(({ ctx, input }) => findMoved(ctx.db, input)),

  previewMerge: adminProcedure
    .meta({ finds: 'Category or sub-category' })
    .input(MergePair)
    .output(MergePreview)
    .query(async ({ ctx, input }) => {
      requireMergeable(input);
      await requireBoth(ctx.db, input);
      return previewMerge(ctx.db, input);
    }),

  merge: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/hierarchy/merges',
        summary: 'Merge a category or sub-category into another; old addresses lead to the other',
        strict: true,
        refuses: ['stale'],
      },
      finds: 'Category or sub-category',
    })
    .input(CategoryMerge)
    .output(
      z.object({
        message: z.string(),
        movedQuizzes: z.int().describe('How many quizzes have moved, drafts included'),
      }),
    )
    .mutation(({ ctx, input }) =>
      inTransaction(ctx.db, async (tx) => {
        requireMergeable(input);
        await lockBoth(tx, input);
        await requireBoth(tx, input);
        const { quizzes } = await previewMerge(tx, input);
        if (quizzes > input.quizzes)
          throw new Failure(
            'stale',
            'Quizzes were added here since you looked. Nothing was merged; please look again.',
          );
        const merge = input.from.kind === 'category' ? mergeCategory : mergeSubCategory;
        await merge(tx, input, writing(ctx));
        // Learners are rated by category.
        await ctx.jobs.enqueue(tx, 'recount', {});
        return { message: 'Merged', movedQuizzes: quizzes };
      }),
    ),
};
