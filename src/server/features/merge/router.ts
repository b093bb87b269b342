import { z } from 'zod';
import { adminProcedure, router } from '#server/kernel/trpc.ts';
import { MergePreview, MergeRequest, TwoAccounts } from '#shared/features/merge/schema.ts';
import { mergeAccounts, previewMerge } from './workflows/merge-accounts.ts';

/** Two accounts of one person become one. */
export const mergeRouter = router({
  preview: adminProcedure
    .meta({ finds: 'Account' })
    .input(TwoAccounts)
    .output(MergePreview)
    .query(({ ctx, input }) => previewMerge(ctx.db, ctx.actor.userId, input)),

  run: adminProcedure
    .meta({ finds: 'Account' })
    .input(MergeRequest)
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await mergeAccounts(ctx, ctx.actor.userId, input);
      return { id: input.keepId };
    }),
});
