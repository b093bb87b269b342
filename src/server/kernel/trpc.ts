import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import type { FailureData } from '#shared/kernel/failure.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { type LimitName, takeOne } from './rate-limits.ts';

/** Where a procedure stands for clients that speak plain HTTP. */
export interface RestPlace {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form: `/api/quizzes/{id}`. */
  path: string;
  summary: string;
  /** Status of a successful answer; 200 unless told. */
  status?: number;
}

interface Meta {
  rest?: RestPlace;
  /** Counts calls per address against this limit. */
  limit?: LimitName;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => ({
      ...shape,
      message: publicMessage(error),
      data: { ...failureData(error, ctx?.requestId ?? ''), code: shape.data.code },
    }),
  });

/** What a person may read about an error: refusals say why, bugs say one fixed sentence. */
export function publicMessage(error: Error & { code?: string; cause?: unknown }): string {
  if (error instanceof Failure) return error.message;
  if (error.cause instanceof z.ZodError && error.code === 'BAD_REQUEST') {
    return error.cause.issues[0]?.message ?? 'The request is not valid';
  }
  return error.code && error.code in plainMessages
    ? plainMessages[error.code as keyof typeof plainMessages]
    : 'Something went wrong on our side. Please try again.';
}

const plainMessages = {
  NOT_FOUND: 'Not found',
  PARSE_ERROR: 'The request is not valid JSON',
  BAD_REQUEST: 'The request is not valid',
  METHOD_NOT_SUPPORTED: 'Method not allowed',
  PAYLOAD_TOO_LARGE: 'The request is too large',
  UNSUPPORTED_MEDIA_TYPE: 'Send the request as JSON',
};

/** The machine-readable side of an error; the same for tRPC and REST. */
export function failureData(
  error: Error & { code?: string; cause?: unknown },
  requestId: string,
): FailureData {
  if (error instanceof Failure) {
    return { failure: error.failure, httpStatus: error.status, requestId, ...error.details };
  }
  if (error.cause instanceof z.ZodError && error.code === 'BAD_REQUEST') {
    return { failure: 'invalid', httpStatus: 400, requestId, fields: fieldMessages(error.cause) };
  }
  const known = {
    NOT_FOUND: 404,
    PARSE_ERROR: 400,
    BAD_REQUEST: 400,
    METHOD_NOT_SUPPORTED: 405,
    PAYLOAD_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA_TYPE: 415,
  };
  const httpStatus = Object.entries(known).find(([code]) => code === error.code)?.[1];
  return httpStatus === undefined
    ? { failure: 'internal', httpStatus: 500, requestId }
    : { failure: httpStatus === 404 ? 'not-found' : 'invalid', httpStatus, requestId };
}

function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const limited = t.middleware(async ({ ctx, meta, type, next }) => {
  if (meta?.limit) await takeOne(ctx.limits, meta.limit, ctx.ip);
  const result = await next();
  if (!result.ok && failureData(result.error, '').failure === 'internal') {
    ctx.log.error({ err: result.error.cause ?? result.error, type }, 'procedure failed');
  }
  return result;
});

/** Anybody may call. */
export const guestProcedure = t.procedure.use(limited);

/** Only somebody signed in may call; `ctx.actor` is known to be a member. */
export const memberProcedure = guestProcedure.use(({ ctx, next }) => {
  if (ctx.actor.kind === 'guest') throw new Failure('signed-out', 'Please sign in first.');
  return next({ ctx: { actor: ctx.actor } });
});

/** Only administrators may call. */
export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!ctx.actor.isAdmin) {
    throw new Failure('forbidden', 'You need administrator privileges to do this.');
  }
  return next();
});
