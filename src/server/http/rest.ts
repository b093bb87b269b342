import { getTRPCErrorFromUnknown } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../kernel/context.ts';
import { failureData, publicMessage } from '../kernel/trpc.ts';
import { createContext } from './request-context.ts';
import { listRestOperations, type RestOperation } from './rest-operations.ts';

/** The plain HTTP interface under /api: the same procedures, at the paths that they name. */
export async function restCalls(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const operations = listRestOperations();
  for (const operation of operations) {
    const fromText = textReaders(operation);
    app.route({
      method: operation.rest.method,
      url: fastifyPath(operation.rest.path),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const ctx = await createContext(services, request, reply);
        const result = await operation.call(ctx, inputOf(request, fromText));
        return reply.status(operation.rest.status ?? 200).send(result);
      },
    });
  }
  for (const [path, methods] of methodsByPath(operations)) {
    app.route({
      method: (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
        (method) => !methods.includes(method),
      ),
      url: fastifyPath(path),
      exposeHeadRoute: false,
      handler: (request, reply) => {
        reply.header('allow', methods.join(', '));
        return sendError(reply.status(405), {
          message: 'Method not allowed',
          failure: 'invalid',
          requestId: request.id,
        });
      },
    });
  }
  app.all('/api/*', (request, reply) =>
    sendError(reply.status(404), {
      message: 'No such call',
      failure: 'not-found',
      requestId: request.id,
    }),
  );
  app.setErrorHandler(answerError);
}

/** Errors as JSON with a message; what is no refusal is logged and keeps its details to itself. */
export function answerError(cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = asTrpcError(cause);
  const { httpStatus, ...data } = failureData(error, request.id);
  if (httpStatus >= 500) request.log.error({ err: cause }, 'request failed');
  if (data.retryAfter) reply.header('retry-after', data.retryAfter);
  const deactivated = data.failure === 'deactivated' ? { isDeactivated: true } : {};
  return sendError(reply.status(httpStatus), {
    message: publicMessage(error),
    ...data,
    ...deactivated,
  });
}

function sendError(
  reply: FastifyReply,
  body: { message: string; failure: string; requestId: string },
) {
  return reply.type('application/json').send(body);
}

/** Fastify refuses some requests before a procedure sees them. */
const refusedByStatus = {
  400: 'BAD_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
} as const;

function asTrpcError(cause: unknown) {
  const error = getTRPCErrorFromUnknown(cause);
  const { statusCode } = z.object({ statusCode: z.number().optional() }).catch({}).parse(cause);
  const code = Object.entries(refusedByStatus).find(
    ([status]) => Number(status) === statusCode,
  )?.[1];
  return code === undefined ? error : Object.assign(new Error(error.message), { code });
}

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

function methodsByPath(operations: RestOperation[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const {
    rest: { path, method },
  } of operations)
    paths.set(path, [...(paths.get(path) ?? []), method]);
  return paths;
}

type TextReader = (text: string) => unknown;

/** How to read a field's value from an address, where everything is text. */
function textReaders(operation: RestOperation): Map<string, TextReader> {
  if (!operation.input) return new Map();
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  return new Map(fieldsOf(schema).map(([name, field]) => [name, readerFor(field)]));
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function fieldsOf(schema: JsonSchema): [string, JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(
    ([name, field]): [string, JsonSchema][] => (typeof field === 'object' ? [[name, field]] : []),
  );
  return [
    ...own,
    ...(schema.allOf ?? []).flatMap((part) => (typeof part === 'object' ? fieldsOf(part) : [])),
  ];
}

function readerFor(field: JsonSchema): TextReader {
  if (field.type === 'integer' || field.type === 'number')
    return (text) => (text.trim() === '' ? text : Number(text));
  if (field.type === 'boolean')
    return (text) => (text === 'true' ? true : text === 'false' ? false : text);
  return (text) => text;
}

function inputOf(request: FastifyRequest, fromText: Map<string, TextReader>): unknown {
  const read = (values: unknown) =>
    Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? (fromText.get(name)?.(value) ?? value) : value,
      ]),
    );
  const body = request.body;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    return body;
  return { ...read(request.query), ...body, ...read(request.params) };
}
