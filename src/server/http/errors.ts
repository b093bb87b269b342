import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failureData, isOurFault, kindOf, publicMessage } from '../kernel/error-data.ts';
import { Failure } from '../kernel/failure.ts';
import { translationInto } from '../kernel/translations.ts';
import { jsonType } from './headers.ts';
import { acceptedLanguage } from './reader-language.ts';
import { logRefusal } from './refusal-events.ts';

/** Sends an error as JSON. An unexpected error is logged, and its details are not sent. */
export function answerError(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  return send(reply, refusal(cause, request, reply));
}

/** The same, in the form that the public forms expect. */
export function answerFormError(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const body = refusal(cause, request, reply);
  return send(reply, { success: false, error: body.message, ...body });
}

function refusal(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = beginRefusal(cause, request, reply);
  const translate = translationInto(acceptedLanguage(request));
  const { httpStatus, ...data } = failureData(error, request.id, translate);
  reply.header('cache-control', 'no-store');
  const deactivated = data.failure === 'deactivated' ? { isDeactivated: true } : {};
  return { message: publicMessage(error, translate), ...data, ...deactivated };
}

/**
 * Logs an error, and sets the status of the response and the time to wait.
 * @returns the error as tRPC has it; the caller writes the body
 */
export function beginRefusal(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = asTrpcError(cause);
  const retryAfter = error instanceof Failure && error.details.retryAfter;
  if (isOurFault(error)) request.log.error({ err: cause }, 'request failed');
  logRefusal(request, error);
  if (retryAfter) reply.header('retry-after', retryAfter);
  reply.status(kindOf(error).status);
  return error;
}

function send(reply: FastifyReply, body: object) {
  return reply.type(jsonType).send(body);
}

/** Answers a request to an unknown address. */
export function answerNoSuchCall(request: FastifyRequest, reply: FastifyReply) {
  return answerError(new Failure('not-found', 'There is nothing here'), request, reply);
}

/** Answers a request with a method that its address does not have. */
export function answerWrongMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
) {
  reply.header('allow', allowed.join(', '));
  return answerError(new TRPCError({ code: 'METHOD_NOT_SUPPORTED' }), request, reply);
}

/** Fastify refuses some requests before a procedure sees them. */
const refusedByStatus = new Map<number, TRPCError['code']>([
  [400, 'BAD_REQUEST'],
  // The address of a file with `..` or a backslash in it.
  [403, 'NOT_FOUND'],
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [414, 'BAD_REQUEST'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
]);
const notJson = new Set(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY']);

/** An error of Fastify or of a library that it calls; those of the latter may have no code. */
const FrameworkError = z.object({ statusCode: z.number(), code: z.string().optional() });

function asTrpcError(cause: unknown): TRPCError {
  if (cause instanceof TRPCError) return cause;
  const refusal = FrameworkError.safeParse(cause).data;
  const code =
    refusal &&
    (notJson.has(refusal.code ?? '') ? 'PARSE_ERROR' : refusedByStatus.get(refusal.statusCode));
  return code ? new TRPCError({ code }) : getTRPCErrorFromUnknown(cause);
}
