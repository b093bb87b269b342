import { z } from 'zod';
import { notFound } from '#server/kernel/failure.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { memberProcedure } from '#server/kernel/trpc.ts';
import {
  AccessToken,
  AccessTokenRequest,
  AccessTokenRevocation,
  NewAccessToken,
} from '#shared/features/account/access-token.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { proveOwner } from '../passwords/guards.ts';
import { revokeAccessToken, storeAccessToken } from './mutations.ts';
import { listAccessTokens } from './queries.ts';
import { newAccessToken } from './workflows/identify.ts';

/** Personal access tokens: other programs use them to call plain HTTP as their owner. */
export const accessTokens = {
  accessTokens: memberProcedure
    .meta({
      sessionOnly: true,
      rest: {
        method: 'GET',
        path: '/api/access-tokens',
        summary: 'Your access tokens',
        list: 'plain',
      },
    })
    .output(z.array(AccessToken))
    .query(({ ctx }) => listAccessTokens(ctx.db, ctx.actor.userId, ctx.now)),

  createAccessToken: memberProcedure
    .meta({
      event: 'access-token-created',
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/access-tokens',
        summary:
          'Create an access token; needs your password unless you signed in within the last 10 minutes',
        status: 201,
        refuses: ['conflict'],
      },
    })
    .input(AccessTokenRequest)
    .output(NewAccessToken)
    .mutation(async ({ ctx, input: { name, scope, expiresInDays, password } }) => {
      const { userId } = ctx.actor;
      await proveOwner(ctx, userId, { password, field: 'password' });
      const { text, hash, hint } = newAccessToken();
      const expiresAt = new Date(ctx.now.getTime() + expiresInDays * dayMs);
      const token = await inTransaction(ctx.db, async (tx) => {
        const stored = await storeAccessToken(
          tx,
          { userId, name, scope, hash, hint, expiresAt },
          ctx.now,
        );
        await ctx.jobs.enqueue(tx, 'mail', { mail: 'access-token-created', tokenId: stored.id });
        return stored;
      });
      return { ...token, token: text };
    }),

  revokeAccessToken: memberProcedure
    .meta({
      event: 'access-token-revoked',
      sessionOnly: true,
      rest: {
        method: 'POST',
        path: '/api/access-tokens/{id}/revoke',
        summary:
          'End an access token at once; needs your password unless you signed in within the last 10 minutes',
      },
      finds: 'Access token',
    })
    .input(AccessTokenRevocation)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input: { id, password } }) => {
      const { userId } = ctx.actor;
      await proveOwner(ctx, userId, { password, field: 'password' });
      if (!(await inTransaction(ctx.db, (tx) => revokeAccessToken(tx, userId, id)))) {
        throw notFound('Access token');
      }
      return { message: 'The token no longer works.' };
    }),
};
