import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#db/open.ts';
import type { Services } from '#server/kernel/context.ts';
import { Failure } from '#server/kernel/failure.ts';
import { onFirstUse } from '#server/kernel/on-first-use.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { shareWithOtherSites } from '../cors.ts';
import { answerError, answerFormError } from '../errors.ts';
import { jsonType } from '../headers.ts';
import { bodyLimitOf, requireAccessBeforeBody } from '../limits/body-limits.ts';
import { apiDocs } from '../openapi/docs.ts';
import { createContext, createGuestContext } from '../request-context.ts';
import { refuseOtherSitesFor } from '../security.ts';
import { entityTag, sendPublicRead } from './conditional.ts';
import { fieldNames, inputReader } from './input.ts';
import { listHeaders } from './lists.ts';
import { listRestOperations, type RestOperation } from './operations.ts';
import { answerOtherMethods, type CallPath, fastifyPath } from './other-methods.ts';
import { asPrecondition, loadedVersion, versionOf } from './versions.ts';

/** The plain HTTP interface under /api: the same procedures, at the paths that they name. */
export async function restCalls(
  app: FastifyInstance,
  { services, cache }: { services: Services; cache: ResponseCache },
): Promise<void> {
  shareWithOtherSites(app);
  const operations = listRestOperations();
  const readings = new Map(
    operations
      // A list is not the document of a call on one of its rows.
      .filter(({ rest }) => rest.method === 'GET' && !rest.list)
      .map((operation) => [operation.rest.path, operation]),
  );
  for (const operation of operations) {
    app.route({
      method: operation.rest.method,
      url: fastifyPath(operation.rest.path),
      bodyLimit: bodyLimitOf(operation),
      config: { urgent: operation.changesOnlyAttempts && !isSafe(operation) },
      exposeHeadRoute: isSafe(operation),
      onRequest: [
        ...(isSafe(operation) ? [] : [refuseOtherSitesFor(services)]),
        requireAccessBeforeBody(services, operation.access),
      ],
      errorHandler: operation.rest.isForm ? answerFormError : answerError,
      handler: answeringFromCache(
        operation,
        { services, cache },
        answering(operation, services, readingCall(operation, readings)),
      ),
    });
  }
  await app.register(apiDocs, { services });
  answerOtherMethods(app, [
    ...pathsOf(operations),
    ...['/api/openapi.json', '/api/docs'].map((path) => ({ path, methods: ['GET', 'HEAD'] })),
  ]);
}

/** The GET call of the document that another call changes, found by the longest part of its path that one has. */
function readingCall({ rest }: RestOperation, readings: Map<string, RestOperation>) {
  const parts = rest.path.split('/');
  return parts
    .map((_, index) => readings.get(parts.slice(0, parts.length - index).join('/')))
    .find((found) => found !== undefined);
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers a public read from the cache, and everything else by `answer`. */
function answeringFromCache(
  operation: RestOperation,
  { services, cache }: { services: Services; cache: ResponseCache },
  answer: Handler,
): Handler {
  const { cached } = operation;
  if (!cached) return answer;
  const readInput = inputReader(operation);
  return async (request, reply) => {
    const compute = async () => {
      const { input, unknownFields } = readInput(request);
      // The response has a warning, or is a refusal, so it is not cached.
      if (unknownFields.length > 0) return undefined;
      const ctx = await createGuestContext(services, request);
      const { body, part } = await operation.call(ctx, input);
      const headers = {
        ...headersOfCached,
        ...(part ? listHeaders(part, new URL(request.url, services.config.publicUrl)) : {}),
      };
      return {
        body: JSON.stringify(body),
        version: versionOf(body),
        headers,
        topics: cached.topics,
      };
    };
    const response = await cache
      .answer(request, { readers: cached.for, compute })
      // What fails or is refused is answered below, with its headers.
      .catch(() => undefined);
    return response ? response.send(request, reply) : answer(request, reply);
  };
}

const headersOfCached = {
  'content-type': jsonType,
  'cache-control': 'public, no-cache',
  vary: 'accept-encoding, cookie, authorization',
};

function answering(
  operation: RestOperation,
  services: Services,
  reading: RestOperation | undefined,
) {
  const readInput = inputReader(operation);
  const takesVersion = onFirstUse(() => fieldNames(operation).has('loadedUpdatedAt'));
  const { rest, access, type } = operation;
  const isPublicRead = type === 'query' && access === 'guest';
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await createContext(services, request, reply);
    const { input, unknownFields } = readInput(request);
    if (unknownFields.length > 0) warnOf(unknownFields, operation, reply);
    const loadedUpdatedAt = takesVersion() ? loadedVersion(request.headers) : undefined;
    const hasIfMatch = loadedUpdatedAt !== undefined;
    const guarded = hasIfMatch && isObject(input) ? { ...input, loadedUpdatedAt } : input;
    const readStored = async (tx: Tx) => (await reading?.call({ ...ctx, db: tx }, input))?.body;
    const { body, part } = await operation
      .call(takesVersion() ? { ...ctx, readStored } : ctx, guarded)
      .catch((error: unknown) => {
        throw hasIfMatch ? asPrecondition(error) : error;
      });
    if (part) reply.headers(listHeaders(part, new URL(request.url, services.config.publicUrl)));
    if (isPublicRead) return sendPublicRead(request, reply, body);
    if (rest.filename) {
      reply.header('content-disposition', `attachment; filename="${rest.filename(ctx.now)}"`);
    }
    const text = JSON.stringify(body);
    const version = versionOf(body);
    if (version) reply.header('etag', entityTag(text, version));
    return reply
      .status(statusOf(rest, body))
      .header('cache-control', 'no-store')
      .type(jsonType)
      .send(text);
  };
}

function statusOf({ status = 200, existing }: RestOperation['rest'], answer: unknown): number {
  const fields = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  return fields.some(([name, value]) => name === existing && value === true) ? 200 : status;
}

const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * Handles fields that a call does not know: strict calls refuse them, calls of older clients ignore them with a
 * warning.
 * @throws invalid, at each of the fields
 */
function warnOf(fields: string[], { rest }: RestOperation, reply: FastifyReply): void {
  const [first = ''] = fields;
  if (rest.strict) {
    const message = `${first} is no field of this call`;
    throw new Failure('invalid', message, {
      fields: Object.fromEntries(
        fields.map((field) => [field, `${field} is no field of this call`]),
      ),
    });
  }
  const names = fields.filter((field) => /^[\w.-]{1,40}$/.test(field)).slice(0, 10);
  reply.header('warning', `299 - "Unknown fields were ignored: ${names.join(', ')}"`);
}

/** Whether a call changes nothing; only such calls allow HEAD, and requests from other sites. */
const isSafe = ({ type }: RestOperation): boolean => type === 'query';

function pathsOf(operations: readonly RestOperation[]): CallPath[] {
  // Paths that differ only in the name of a parameter are the same.
  const shape = (path: string) => path.replace(/\{\w+\}/g, '{id}');
  const groups = Map.groupBy(operations, ({ rest }) => shape(rest.path));
  return [...groups].map(([path, group]) => ({
    path,
    methods: [
      ...group.map(({ rest }) => rest.method),
      ...(group.some((each) => each.rest.method === 'GET' && isSafe(each)) ? ['HEAD'] : []),
    ],
  }));
}
