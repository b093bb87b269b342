import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
export type AppLink = TRPCLink<AppRouter>;

/** The typed hooks. Only a feature's `api.ts` calls them. */
export const trpc = createTRPCReact<AppRouter>();

/** A client over `links`, and the same calls bound to the query cache for loaders. */
export function createCalls(links: AppLink[], queryClient: QueryClient) {
  const client = createTRPCClient<AppRouter>({ links });
  return { client, calls: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

export type Calls = ReturnType<typeof createCalls>['calls'];
