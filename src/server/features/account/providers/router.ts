import { z } from 'zod';
import { memberProcedure } from '#server/kernel/trpc.ts';
import { OwnProvider, ProviderRemoval } from '#shared/features/account/provider.ts';
import { findWaysIn } from './queries.ts';
import { unlinkProvider } from './workflows/link.ts';

/** The providers with which a member can sign in. */
export const signInProviders = {
  /** All of this site, and those that are linked but not configured any more. */
  signInProviders: memberProcedure.output(z.array(OwnProvider)).query(async ({ ctx }) => {
    const linked = (await findWaysIn(ctx.db, ctx.actor.userId)).providers;
    const known = [...ctx.providers.values()].map(({ id, name }) => ({ id, name }));
    const gone = linked.filter((id) => !ctx.providers.has(id)).map((id) => ({ id, name: id }));
    return [
      ...known.map((provider) => ({
        ...provider,
        isLinked: linked.includes(provider.id),
        isConfigured: true,
      })),
      ...gone.map((provider) => ({ ...provider, isLinked: true, isConfigured: false })),
    ];
  }),

  unlinkProvider: memberProcedure
    .meta({ sessionOnly: true })
    .input(ProviderRemoval)
    .output(z.object({ provider: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await unlinkProvider(ctx, ctx.actor.userId, input);
      return { provider: input.provider };
    }),
};
