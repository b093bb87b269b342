import { callTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '../kernel/context.ts';
import type { RestPlace } from '../kernel/trpc.ts';
import { restRouter } from '../rest-router.ts';
import { appRouter } from '../router.ts';

/** A procedure that has a place on plain HTTP. */
export interface RestOperation extends RestPlace {
  /** Its name in the router: `quiz.list`. */
  name: string;
  input: z.ZodType | undefined;
  output: z.ZodType;
  call(ctx: Context, input: unknown): Promise<unknown>;
}

/** The parts of a built procedure that describe it. */
const Definition = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.object({ rest: z.custom<RestPlace>().optional() }).optional(),
  inputs: z.array(z.custom<z.ZodType>()),
  output: z.custom<z.ZodType>(),
});

/** Every operation of the plain HTTP interface, from the procedures' own descriptions. */
export function listRestOperations(): RestOperation[] {
  return [...operationsOf(appRouter), ...operationsOf(restRouter)];
}

function operationsOf(router: typeof appRouter | typeof restRouter): RestOperation[] {
  return Object.entries(router._def.procedures).flatMap(([path, procedure]) => {
    const { type, meta, inputs, output } = Definition.parse(procedure._def);
    if (!meta?.rest) return [];
    const call = (ctx: Context, input: unknown) =>
      callTRPCProcedure({
        router,
        path,
        type,
        ctx,
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      });
    return [{ ...meta.rest, name: path, input: merged(inputs), output, call }];
  });
}

/** A guard's input and its procedure's input as one. */
function merged(inputs: z.ZodType[]): z.ZodType | undefined {
  return inputs.length === 0 ? undefined : inputs.reduce((all, next) => z.intersection(all, next));
}
