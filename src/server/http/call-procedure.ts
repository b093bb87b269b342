import { callTRPCProcedure } from '@trpc/server';
import type { Context } from '#server/kernel/context.ts';
import type { restRouter } from '#server/rest-router.ts';
import type { appRouter } from '#server/router.ts';

interface Call {
  router: typeof appRouter | typeof restRouter;
  /** The procedure's name: `quiz.list`. */
  path: string;
  type: 'query' | 'mutation';
  ctx: Context;
  input: unknown;
  /** The position of the call in its batch. */
  index?: number;
}

/** Calls a procedure by its name, as a request does; @throws the error that the procedure ends with */
export function callProcedure({ router, path, type, ctx, input, index = 0 }: Call) {
  return callTRPCProcedure({
    router,
    path,
    type,
    ctx,
    getRawInput: async () => input,
    signal: undefined,
    batchIndex: index,
  });
}
