import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/context.ts';
import { type AppRouter, appRouter } from '../router.ts';
import { createContext } from './request-context.ts';

/** The app's own calls. */
export async function trpcCalls(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) => createContext(services, req, res),
      responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
}
