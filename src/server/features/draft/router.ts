import { z } from 'zod';
import { inTransaction } from '#server/kernel/transaction.ts';
import { authorProcedure, router } from '#server/kernel/trpc.ts';
import {
  Draft,
  DraftDiscard,
  DraftRef,
  DraftSave,
  DraftSaved,
} from '#shared/features/draft/schema.ts';
import { discardDraft, saveDraft } from './mutations.ts';
import { findDraft } from './queries.ts';

/** Unsaved work of authors and administrators; each can access only their own. */
export const draftRouter = router({
  get: authorProcedure
    .input(DraftRef)
    .output(z.object({ draft: Draft.nullable() }))
    .query(async ({ ctx, input }) => ({
      draft: (await findDraft(ctx.db, ctx.actor.userId, input)) ?? null,
    })),

  save: authorProcedure
    .input(DraftSave)
    .output(DraftSaved)
    .mutation(async ({ ctx, input }) => {
      const { actor, now } = ctx;
      await inTransaction(ctx.db, (tx) => saveDraft(tx, input, { userId: actor.userId, now }));
      return { updatedAt: now };
    }),

  discard: authorProcedure
    .input(DraftDiscard)
    .output(z.object({ discarded: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await inTransaction(ctx.db, (tx) => discardDraft(tx, input, ctx.actor.userId));
      return { discarded: true } as const;
    }),
});
