import { z } from 'zod';
import { type Access, accessLevels } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { onFirstUse } from '#server/kernel/on-first-use.ts';
import type { CachedRead, RestRoute } from '#server/kernel/procedure-meta.ts';
import { restRouter } from '#server/rest-router.ts';
import { appRouter } from '#server/router.ts';
import { callProcedure } from '../call-procedure.ts';
import { describeList, type ListPart, listAnswer } from './lists.ts';

type Router = typeof appRouter | typeof restRouter;

/** The metadata of a procedure. */
export interface ProcedureFacts {
  /** Its name in the router: `quiz.list`; an operation by PATCH has the suffix `Partly`. */
  name: string;
  type: 'query' | 'mutation';
  access: Access;
  /** Whether access tokens are refused. */
  sessionOnly: boolean;
  /** What it looks up by its input. */
  finds: string | undefined;
  input: z.ZodType | undefined;
  output: z.ZodType;
  rest: RestRoute | undefined;
  cached: CachedRead | undefined;
  changesOnlyAttempts: boolean;
  /** Whether its input has a file in it, as base64. */
  carriesFile: boolean;
}

/** A REST response; for a list, with the part that the body contains. */
export interface RestAnswer {
  body: unknown;
  part?: ListPart;
}

/** A procedure that plain HTTP clients can call, with its input and output as they see them. */
export interface RestOperation extends ProcedureFacts {
  rest: RestRoute;
  call(ctx: Context, input: unknown): Promise<RestAnswer>;
}

/** The required fields of a REST route. */
const Route = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().startsWith('/'),
  summary: z.string().min(1),
});

const Cached = z.object({
  for: z.enum(['everyone', 'guests']),
  topics: z.array(z.string()).min(1),
});

/** The parts of a built procedure that describe it. */
const Definition = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.object({
    access: z.enum(accessLevels),
    rest: z.custom<RestRoute>((rest) => Route.safeParse(rest).success).optional(),
    sessionOnly: z.boolean().default(false),
    changesOnlyAttempts: z.boolean().default(false),
    carriesFile: z.boolean().default(false),
    finds: z.string().optional(),
    cached: z.custom<CachedRead>((cached) => Cached.safeParse(cached).success).optional(),
  }),
  inputs: z.array(z.custom<z.ZodType>((schema) => schema instanceof z.ZodType)),
  output: z.custom<z.ZodType>((schema) => schema instanceof z.ZodType),
});

/**
 * Every procedure of a router.
 * @throws ZodError when one lacks an output schema or is not built on a base procedure
 */
export function describeProcedures(router: Router): ProcedureFacts[] {
  return Object.entries(router._def.procedures).map(([name, procedure]) => {
    const { type, meta, inputs, output } = Definition.parse(procedure._def);
    return {
      name,
      type,
      ...meta,
      finds: meta.finds,
      rest: meta.rest,
      cached: meta.cached,
      input: merged(inputs),
      output,
    };
  });
}

/** The app's procedures by their names. */
export const procedures: ReadonlyMap<string, ProcedureFacts> = new Map(
  describeProcedures(appRouter).map((facts) => [facts.name, facts]),
);

/** Every operation of the plain HTTP interface, from the procedures' own descriptions. */
export const listRestOperations = onFirstUse((): readonly RestOperation[] => [
  ...operationsOf(appRouter),
  ...operationsOf(restRouter),
]);

function operationsOf(router: Router): RestOperation[] {
  return describeProcedures(router).flatMap((facts) => {
    const { rest, name: path, type } = facts;
    if (!rest) return [];
    const { list } = rest;
    const routes: [string, RestRoute][] = [[path, rest]];
    if (rest.patch) routes.push([`${path}Partly`, { ...rest, method: 'PATCH' }]);
    const call = async (ctx: Context, input: unknown): Promise<RestAnswer> => {
      const body: unknown = await callProcedure({ router, path, type, ctx, input });
      return list ? listAnswer(list, body, input) : { body };
    };
    const asSeen = list ? { ...facts, ...describeList(facts) } : facts;
    return routes.map(([name, route]) => ({ ...asSeen, name, rest: route, call }));
  });
}

/** A guard's input and its procedure's input as one. */
function merged(inputs: z.ZodType[]): z.ZodType | undefined {
  return inputs.length === 0 ? undefined : inputs.reduce((all, next) => z.intersection(all, next));
}
