import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import type { FailureCode, FailureData } from '#shared/kernel/failure.ts';
import { explain } from '#shared/kernel/input-messages.ts';
import { storable } from '#shared/kernel/text-input.ts';
import { type Access, requireAdmin, requireMember } from './access.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { isOutage } from './outage.ts';
import { type LimitName, takeOne } from './rate-limits.ts';

/** The REST route of a procedure. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form: `/api/quizzes/{id}`. */
  path: string;
  summary: string;
  /** Status of a successful answer; 200 unless given. */
  status?: number;
  /** A boolean field of the answer: where it is true, nothing was created and the status is 200. */
  existing?: string;
  /** Answers as forms expect it: a refusal carries `success: false` and its text as `error` too. */
  isForm?: true;
  /** The same call answers PATCH too: what is left out stays as it is either way. */
  patch?: true;
  /** Refuses fields that it does not know; calls of older clients let them pass with a warning. */
  strict?: true;
  /** Answers with a file to keep, of this name. */
  filename?: (now: Date) => string;
}

interface Meta {
  /** Not for access tokens: it decides over the account, or is about signing in. */
  sessionOnly?: true;
  /** Stated by the base procedure that a procedure is built on. */
  access?: Access;
  rest?: RestRoute;
  /** Counts calls per address against this limit. */
  limit?: LimitName;
}

// Messages for mistakes that a schema has no message of its own for.
z.config({ customError: explain });

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

type ErrorLike = Error & { code?: string; cause?: unknown };

/** How errors are answered that are neither refusals of ours nor bugs, by tRPC's name for them. */
const plainErrors: Record<string, { failure: FailureCode; status: number; message: string }> = {
  NOT_FOUND: { failure: 'not-found', status: 404, message: 'Not found' },
  PARSE_ERROR: { failure: 'invalid', status: 400, message: 'The request is not valid JSON' },
  BAD_REQUEST: { failure: 'invalid', status: 400, message: 'The request is not valid' },
  METHOD_NOT_SUPPORTED: { failure: 'invalid', status: 405, message: 'Method not allowed' },
  PAYLOAD_TOO_LARGE: { failure: 'invalid', status: 413, message: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { failure: 'invalid', status: 415, message: 'Send the request as JSON' },
};

const outage = {
  failure: 'unavailable',
  status: 503,
  message: 'The service cannot be reached just now. Please try again in a moment.',
} as const;

function plainErrorOf(error: ErrorLike) {
  if (isOutage(error) || isOutage(error.cause)) return outage;
  const { code = '' } = error;
  return Object.hasOwn(plainErrors, code) ? plainErrors[code] : undefined;
}

/** The mistakes in what was sent; undefined for any other error, such as a wrong answer of our own. */
function inputMistakes({ code, cause }: ErrorLike): z.core.$ZodIssue[] | undefined {
  return code === 'BAD_REQUEST' && cause instanceof z.ZodError ? cause.issues : undefined;
}

/** What a person may read about an error: refusals say why, bugs say one fixed sentence. */
export function publicMessage(error: ErrorLike): string {
  if (error instanceof Failure) return error.message;
  return (
    inputMistakes(error)?.[0]?.message ??
    plainErrorOf(error)?.message ??
    'Something went wrong on our side. Please try again.'
  );
}

/** The machine-readable side of an error; the same for tRPC and REST. */
export function failureData(error: ErrorLike, requestId: string): FailureData {
  if (error instanceof Failure) {
    return { failure: error.failure, httpStatus: error.status, requestId, ...error.details };
  }
  const mistakes = inputMistakes(error);
  const { failure, status: httpStatus } = plainErrorOf(error) ?? {
    failure: 'internal',
    status: 500,
  };
  return {
    failure,
    httpStatus,
    requestId,
    ...(mistakes ? { fields: fieldMessages(mistakes) } : {}),
  };
}

function fieldMessages(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!fields.has(field)) fields.set(field, message);
  }
  return Object.fromEntries(fields);
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const isOurFault = (error: ErrorLike) =>
  !(error instanceof Failure) && failureData(error, '').httpStatus >= 500;

const limited = t.middleware(async ({ ctx, meta, type, next }) => {
  if (meta?.limit) await takeOne(ctx.limits, meta.limit, ctx.network);
  const result = await next();
  if (!result.ok && isOurFault(result.error)) {
    ctx.log.error({ err: result.error.cause ?? result.error, type }, 'procedure failed');
  }
  return result;
});

/** Refuses text that no column can store, before any schema is applied. */
const storableInput = t.middleware(async ({ getRawInput, next }) => {
  const field = firstUnstorable(await getRawInput());
  if (field === undefined) return next();
  const message = 'Contains a character that cannot be stored';
  throw new Failure('invalid', message, { fields: { [field]: message } });
});

/** A value inside an input, with its path. */
interface Place {
  value: unknown;
  key: string | number;
  within: Place | undefined;
}

/**
 * The path of a text that cannot be stored. How deep and how long an input is, its sender decides:
 * there is no recursion, and only values that can contain text are queued.
 */
function firstUnstorable(input: unknown): string | undefined {
  const waiting: Place[] = [];
  const look = (value: unknown, key: string | number, within: Place | undefined) => {
    if (typeof value === 'string' ? !storable(value) : typeof value === 'object' && value) {
      waiting.push({ value, key, within });
    }
  };
  look(input, '', undefined);
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place;
    if (typeof value === 'string') return pathOf(place);
    if (Array.isArray(value)) {
      for (const [index, part] of value.entries()) look(part, index, place);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) look(part, key, place);
    }
  }
  return undefined;
}

function pathOf(place: Place): string {
  const keys: (string | number)[] = [];
  for (let at = place; at.within; at = at.within) keys.unshift(at.key);
  return keys.join('.');
}

/** What a procedure takes over with `concat`: inputs and middleware, without a level of access. */
export const procedurePart = t.procedure;

/** Keeps a call with an access token within the token's scope. */
const withinScope = t.middleware(({ ctx, meta, type, next }) => {
  if (ctx.token && meta?.sessionOnly) {
    throw new Failure('forbidden', 'An access token cannot do this. Please sign in for it.');
  }
  if (ctx.token?.scope === 'read' && type === 'mutation') {
    throw new Failure('forbidden', 'This access token may only read.');
  }
  return next();
});

/** Everyone may call. */
export const guestProcedure = t.procedure
  .meta({ access: 'guest' })
  .use(withinScope)
  .use(limited)
  .use(storableInput);

/**
 * Refuses a call from a page of another account than the one that is signed in: the browser's tabs share
 * one session, and what one person typed must not be written for another.
 */
export const forSameAccount = t.middleware(({ ctx, next }) => {
  const { actor, expectedUserId } = ctx;
  if (expectedUserId !== undefined && actor.kind === 'member' && actor.userId !== expectedUserId) {
    throw new Failure(
      'other-account',
      'Another account is signed in in this browser now. Nothing was saved.',
    );
  }
  return next();
});

/** Only members may call; `ctx.actor` is a member. */
export const memberProcedure = guestProcedure
  .meta({ access: 'member' })
  .use(forSameAccount)
  .use(({ ctx, next }) => next({ ctx: { actor: requireMember(ctx.actor) } }));

/** Only administrators may call. */
export const adminProcedure = memberProcedure.meta({ access: 'admin' }).use(({ ctx, next }) => {
  requireAdmin(ctx.actor);
  return next();
});
