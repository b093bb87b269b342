import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { callsPerBatch } from '#shared/kernel/limits.ts';
import type { Services } from '../kernel/context.ts';
import { type AppRouter, appRouter } from '../router.ts';
import { refuseOddBodies } from './body-limits.ts';
import { createContext } from './request-context.ts';

/** The app's own calls. */
export async function trpcCalls(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.addHook('onRequest', refuseOddBodies(services));
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: callsPerBatch,
      createContext: ({ req, res }) => createContext(services, req, res),
      responseMeta: () => ({ headers: new Headers({ 'cache-control': 'no-store' }) }),
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
}
