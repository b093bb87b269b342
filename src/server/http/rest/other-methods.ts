import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { onFirstUse } from '#server/kernel/on-first-use.ts';
import { answerNoSuchCall, answerWrongMethod } from '../errors.ts';

export interface CallPath {
  /** As in the API document: `/api/quizzes/{id}`. */
  path: string;
  /** The methods that have a call. */
  methods: string[];
}

/**
 * Answers requests under /api that match no call, before their body is read: OPTIONS with the methods of the path,
 * another method with 405, and an unknown path with 404. One route answers them all, because a route for each path
 * and method would make most of the routes of the server.
 */
export function answerOtherMethods(app: FastifyInstance, paths: readonly CallPath[]): void {
  const matchers = onFirstUse(() => mostExactFirst(paths).map(matcherOf));
  const answer: Answer = (request, reply) => {
    const [path = ''] = request.url.split('?');
    const found = matchers().find(({ pattern }) => pattern.test(path));
    return found ? answerOther(found.allowed, request, reply) : answerNoSuchCall(request, reply);
  };
  for (const url of ['/api', '/api/*']) app.all(url, unread(answer), answer);
  for (const called of overlapping(paths)) refuseOtherMethods(app, called);
}

/**
 * `DELETE /api/quizzes/popular` is no call, but it matches `DELETE /api/quizzes/{id}`: where paths overlap, each of
 * them needs routes of its own for the methods that it lacks.
 */
function refuseOtherMethods(app: FastifyInstance, { path, methods }: CallPath): void {
  const lacking = app.supportedMethods.filter((method) => !methods.includes(method));
  const answer: Answer = (request, reply) => answerOther(allowedOf(methods), request, reply);
  app.route({
    method: lacking.map((method): HTTPMethods => method),
    url: fastifyPath(path),
    exposeHeadRoute: false,
    ...unread(answer),
    handler: answer,
  });
}

/** The paths whose addresses can match another one too. */
function overlapping(paths: readonly CallPath[]): CallPath[] {
  // Split once: all pairs are compared at every start.
  const split = paths.map((called) => ({ called, parts: called.path.split('/') }));
  return split
    .filter((one) => split.some((other) => one !== other && overlap(one.parts, other.parts)))
    .map(({ called }) => called);
}

const isFree = (part: string | undefined): boolean => part?.startsWith('{') === true;

const overlap = (parts: readonly string[], others: readonly string[]): boolean =>
  parts.length === others.length &&
  parts.every((part, index) => part === others[index] || isFree(part) || isFree(others[index]));

const allowedOf = (methods: readonly string[]): string[] => [...methods, 'OPTIONS'].sort();

/** Like the router: where two paths match, the one whose parts are named earlier. */
const mostExactFirst = (paths: readonly CallPath[]): CallPath[] => {
  const order = ({ path }: CallPath) => path.replaceAll(/\{\w+\}/g, '\uffff');
  return paths.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
};

const matcherOf = ({ path, methods }: CallPath) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  allowed: allowedOf(methods),
});

const answerOther = (allowed: readonly string[], request: FastifyRequest, reply: FastifyReply) =>
  request.method === 'OPTIONS'
    ? reply.status(204).header('allow', allowed.join(', ')).send()
    : answerWrongMethod(request, reply, allowed);

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Answers before a body is read. */
const unread = (answer: Answer) => ({
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => answer(request, reply),
});

export const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
