import { getErrorShape, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callsPerBatch } from '#shared/kernel/limits.ts';
import type { Context, Services } from '../kernel/context.ts';
import type { CachedRead } from '../kernel/procedure-meta.ts';
import { firstUnstorable } from '../kernel/storable-input.ts';
import { appRouter } from '../router.ts';
import { type ResponseCache, readersOf, topicsOf } from './cache/response-cache.ts';
import { callProcedure } from './call-procedure.ts';
import { beginRefusal } from './errors.ts';
import { jsonType } from './headers.ts';
import { bodyLimits, requireReadableBody } from './limits/body-limits.ts';
import { logRefusal } from './refusal-events.ts';
import { createContext, createGuestContext } from './request-context.ts';
import { procedures } from './rest/operations.ts';

interface CallParts {
  services: Services;
  cache: ResponseCache;
}

/**
 * The app's own calls, in tRPC's wire format. This route replaces tRPC's adapter, which turns every request
 * into a web `Request` and back: that costs more than most of the calls.
 */
export async function trpcCalls(app: FastifyInstance, parts: CallParts): Promise<void> {
  const { services } = parts;
  app.addHook('onRequest', (request, reply) =>
    requireReadableBody(services, request, reply, accessNeededFor),
  );
  app.setErrorHandler(answerWholeError);
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'HEAD'),
    url: '/trpc/:path',
    // The hook above checks the size, because it knows the calls.
    bodyLimit: bodyLimits.file,
    exposeHeadRoute: false,
    config: { urgent: savesAnswers },
    handler: async (request, reply) => {
      const { calls, isBatch } = readCalls(request);
      const whole = { calls, isBatch, address: request.url };
      const cached = await answerPublic(parts, request, whole);
      if (cached) return cached.send(request, reply);

      const ctx = await createContext(services, request, reply);
      const answers = await Promise.all(
        calls.map(async (call) => {
          // A single call was already tried as the whole request.
          const part = calls.length > 1 ? await answerPublicPart(parts, request, call) : undefined;
          return part ?? answerCall(ctx, request, call);
        }),
      );
      const statuses = new Set(answers.map(({ status }) => status));
      const [status = 200] = statuses;
      const wait = answers.find(({ retryAfter }) => retryAfter)?.retryAfter;
      if (wait) reply.header('retry-after', wait);
      return send(reply.status(statuses.size > 1 ? 207 : status), bodyOf(answers, { isBatch }));
    },
  });
}

const methods = { query: 'GET', mutation: 'POST' } as const;

const Address = z.object({
  params: z.object({ path: z.string() }),
  query: z.object({ batch: z.unknown().optional(), input: z.string().optional().catch(undefined) }),
});

/** Which procedures the address names. */
function readNames({ params, query }: FastifyRequest) {
  const address = Address.parse({ params, query });
  const isBatch = address.query.batch === '1';
  const { path } = address.params;
  return { names: isBatch ? path.split(',') : [path], isBatch, query: address.query };
}

const accessNeededFor = (request: FastifyRequest) =>
  readNames(request).names.flatMap((name) => procedures.get(name) ?? []);

interface Call {
  name: string;
  /** The position of the call in its batch. */
  index: number;
  input: unknown;
}

const savesAnswers = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  readNames(request).names.some((name) => procedures.get(name)?.changesOnlyAttempts);

/** The procedures that a request calls, with their inputs. */
function readCalls(request: FastifyRequest): { calls: Call[]; isBatch: boolean } {
  const { names, isBatch, query } = readNames(request);
  if (names.length > callsPerBatch) throw new TRPCError({ code: 'BAD_REQUEST' });
  const kinds = new Set(names.flatMap((name) => procedures.get(name)?.type ?? []));
  if (kinds.size > 1) throw new TRPCError({ code: 'BAD_REQUEST' });
  const given = request.method === 'GET' ? parsed(query.input) : request.body;
  const byIndex = isBatch
    ? z.record(z.string(), z.unknown()).default({}).safeParse(given)
    : { success: true as const, data: { 0: given } };
  if (!byIndex.success) throw new TRPCError({ code: 'BAD_REQUEST' });
  const inputs: Record<number, unknown> = byIndex.data;
  return { calls: names.map((name, index) => ({ name, index, input: inputs[index] })), isBatch };
}

function parsed(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: 'PARSE_ERROR', cause });
  }
}

/** Answers public reads from the cache, computed for a guest; undefined unless all calls are such reads. */
async function answerPublic(
  { services, cache }: CallParts,
  request: FastifyRequest,
  { calls, isBatch, address }: { calls: Call[]; isBatch: boolean; address: string },
) {
  const reads = request.method === 'GET' ? publicReads(calls) : undefined;
  if (!reads) return undefined;
  const compute = async () => {
    const ctx = await createGuestContext(services, request);
    const answers = await Promise.all(calls.map((call) => answerCall(ctx, request, call)));
    if (answers.some(({ status }) => status !== 200)) return undefined;
    const body = bodyOf(answers, { isBatch });
    return { body, headers: headersOfCached, topics: topicsOf(reads) };
  };
  return cache.answer(request, { readers: readersOf(reads), compute, address });
}

/** Answers one call of a batch from the cache, for all batches that have it; undefined unless it is a public read. */
async function answerPublicPart(
  parts: CallParts,
  request: FastifyRequest,
  call: Call,
): Promise<CallAnswer | undefined> {
  if (request.method !== 'GET' || firstUnstorable(call.input)) return undefined;
  const address = `${call.name} ${JSON.stringify(call.input)}`;
  const kept = await answerPublic(parts, request, { calls: [call], isBatch: false, address });
  return kept && { status: 200, text: kept.text };
}

/** The cache metadata of calls; undefined unless all of them are public reads. */
function publicReads(calls: Call[]): CachedRead[] | undefined {
  const reads = calls.flatMap(({ name, input }) => {
    const read = procedures.get(name)?.cached;
    return read && !isPersonal(read, input) ? [read] : [];
  });
  return reads.length === calls.length ? reads : undefined;
}

const isPersonal = ({ unless }: CachedRead, input: unknown): boolean =>
  unless !== undefined && typeof input === 'object' && input !== null && unless in input;

/** The answer to one call, as JSON. */
interface CallAnswer {
  status: number;
  /** Seconds. */
  retryAfter?: number | undefined;
  text: string;
}

function bodyOf(answers: CallAnswer[], { isBatch }: { isBatch: boolean }): string {
  const texts = answers.map(({ text }) => text).join();
  return isBatch ? `[${texts}]` : texts;
}

async function answerCall(
  ctx: Context,
  request: FastifyRequest,
  { name, index, input }: Call,
): Promise<CallAnswer> {
  const type = procedures.get(name)?.type;
  try {
    if (!type) throw new TRPCError({ code: 'NOT_FOUND' });
    if (methods[type] !== request.method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
    const call = { router: appRouter, path: name, type, ctx, input, index };
    const data: unknown = await callProcedure(call);
    return { status: 200, text: JSON.stringify({ result: { data } }) };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    logRefusal(request, error, name);
    const refusal = refused(error, { ctx, name, type, input });
    return { ...refusal, text: JSON.stringify(refusal.body) };
  }
}

interface Refused {
  ctx?: Context;
  name?: string;
  type?: 'query' | 'mutation' | undefined;
  input?: unknown;
}

function refused(error: TRPCError, { ctx, name, type = 'query', input }: Refused = {}) {
  const config = appRouter._def._config;
  const shape = getErrorShape({ config, error, type, path: name, input, ctx });
  const { httpStatus, retryAfter } = shape.data;
  return { status: httpStatus, retryAfter, body: { error: shape } };
}

/** Answers a failure outside the calls: the limits, the body, the session. */
function answerWholeError(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { body } = refused(beginRefusal(cause, request, reply));
  const data = { ...body.error.data, requestId: request.id };
  return send(reply, JSON.stringify({ error: { ...body.error, data } }));
}

/** Browsers store the response and revalidate it each time. */
const headersOfCached = {
  'content-type': jsonType,
  'cache-control': 'public, no-cache',
  vary: 'accept-encoding',
};

function send(reply: FastifyReply, body: string) {
  return reply.header('cache-control', 'no-store').type(jsonType).send(body);
}
