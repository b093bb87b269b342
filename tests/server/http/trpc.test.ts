import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createContext } from '#server/http/request-context.ts';
import { guardRequests } from '#server/http/security.ts';
import { type AppRouter, appRouter } from '#server/router.ts';
import { callsPerBatch } from '#shared/kernel/limits.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let member: Person;
let quizId: number;
/** The same router behind tRPC's own adapter. */
const stock = Fastify({ routerOptions: { maxParamLength: 5000 } });

beforeAll(async () => {
  world = await createWorld();
  member = await world.person();
  quizId = (await makeQuiz(world, { title: 'Capitals' })).id;
  await guardRequests(stock, world.services);
  await stock.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: callsPerBatch,
      createContext: ({ req, res }) => createContext(world.services, req, res),
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
});
afterAll(async () => {
  await stock.close();
  await world.close();
});

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;

/** Requests to which the product's route and the stock adapter must respond alike. */
const corpus: [
  string,
  { method?: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'OPTIONS'; url: () => string; body?: unknown },
][] = [
  ['a query without input', { url: () => '/trpc/category.list' }],
  ['a query with input', { url: () => `/trpc/quiz.get?${input({ id: quizId })}` }],
  ['a query whose input is refused', { url: () => `/trpc/quiz.get?${input({ id: 'x' })}` }],
  ['a query that lacks its input', { url: () => '/trpc/quiz.get' }],
  ['a query that finds nothing', { url: () => `/trpc/quiz.get?${input({ id: 2_000_000_000 })}` }],
  ['no such procedure', { url: () => '/trpc/quiz.nothing' }],
  ['half a name', { url: () => '/trpc/quiz' }],
  ['a name of the prototype', { url: () => '/trpc/constructor' }],
  ['an answer of null', { url: () => '/trpc/account.me' }],
  ['a refusal to guests', { url: () => '/trpc/account.current' }],
  ['a query by POST', { method: 'POST', url: () => '/trpc/category.list', body: {} }],
  ['a mutation by GET', { url: () => '/trpc/account.logout' }],
  [
    'a mutation',
    {
      method: 'POST',
      url: () => '/trpc/account.login',
      body: { email: 'a@example.com', password: 'x' },
    },
  ],
  [
    'a mutation whose input is refused',
    { method: 'POST', url: () => '/trpc/account.login', body: { email: 1 } },
  ],
  ['a mutation with null', { method: 'POST', url: () => '/trpc/account.login', body: null }],
  ['another method', { method: 'PUT', url: () => '/trpc/account.login', body: {} }],
  ['a batch of one', { url: () => `/trpc/quiz.card?batch=1&${input({ 0: { id: quizId } })}` }],
  [
    'a batch',
    { url: () => `/trpc/category.list,quiz.card?batch=1&${input({ 1: { id: quizId } })}` },
  ],
  [
    'a batch with mixed fortunes',
    {
      url: () =>
        `/trpc/quiz.card,quiz.card,nothing?batch=1&${input({ 0: { id: quizId }, 1: { id: 'x' } })}`,
    },
  ],
  [
    'a batch of failures alike',
    { url: () => `/trpc/quiz.card,quiz.card?batch=1&${input({ 0: {}, 1: {} })}` },
  ],
  ['a batch without input', { url: () => '/trpc/category.list,account.me?batch=1' }],
  [
    'a batch of mutations',
    { method: 'POST', url: () => '/trpc/account.logout,account.logout?batch=1', body: {} },
  ],
  ['a batch of queries and mutations', { url: () => '/trpc/category.list,account.logout?batch=1' }],
  [
    'a batch that is too long',
    {
      url: () =>
        `/trpc/${Array(callsPerBatch + 1)
          .fill('account.me')
          .join(',')}?batch=1`,
    },
  ],
  ['commas without a batch', { url: () => '/trpc/category.list,account.me' }],
  ['an empty name in a batch', { url: () => '/trpc/category.list,?batch=1' }],
];

describe('responds like the stock adapter', () => {
  test.each(corpus)('%s', async (_, { method = 'GET', url, body }) => {
    for (const who of ['guest', 'member']) {
      const request = {
        method,
        url: url(),
        headers: {
          ...(who === 'member' ? { cookie: member.cookie } : {}),
          ...(method === 'POST' || method === 'PUT' ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      };
      const [ours, theirs] = [await world.app.inject(request), await stock.inject(request)];
      expect(ours.statusCode, ours.body).toBe(theirs.statusCode);
      expect(withoutRequestId(ours.json())).toEqual(withoutRequestId(theirs.json()));
      expect(ours.headers['content-type']).toMatch(/^application\/json/);
      // Public reads are cached; see cache/cached-reads.test.ts.
      expect(ours.headers['cache-control']).toMatch(/^(?:no-store|public, no-cache)$/);
      // Logging out is among them.
      if (method === 'POST') member = await world.person();
    }
  });
});

const withoutRequestId = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'requestId' ? 'any' : value)));

const Shape = z.object({
  error: z.object({
    message: z.string(),
    data: z.object({ failure: z.string(), httpStatus: z.int(), requestId: z.uuid() }),
  }),
});

describe('refuses malformed requests with the same texts', () => {
  test.each([
    ['an input that is not JSON', '/trpc/quiz.get?input={', undefined, 400],
    ['a batch whose input is not an object', '/trpc/quiz.card?batch=1&input=[1]', undefined, 400],
    ['a body that is not JSON', '/trpc/account.login', '{', 400],
    ['a body that would change the prototype', '/trpc/account.login', '{"__proto__":{}}', 400],
  ])('%s', async (_, url, payload, status) => {
    const answer = await world.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      ...(payload ? { payload, headers: { 'content-type': 'application/json' } } : {}),
    });
    expect(answer.statusCode).toBe(status);
    expect(Shape.parse(answer.json()).error.data.httpStatus).toBe(status);
  });

  test('too many requests: the response contains how long to wait', async () => {
    await using strict = await createWorld({
      limits: { ...world.services.config.limits, requests: 1 },
    });
    await strict.app.inject('/trpc/category.list');
    const answer = await strict.app.inject('/trpc/category.list?batch=1');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Shape.parse(answer.json()).error.data.failure).toBe('too-many-requests');
  });
});

describe.each([
  ['one by one', httpLink],
  ['in batches', httpBatchLink],
])('the official client, %s', (_, link) => {
  test('queries, mutates and is refused', async () => {
    const url = world.app.server.listening
      ? world.app.listeningOrigin
      : await world.app.listen({ host: '127.0.0.1', port: 0 });
    const client = createTRPCClient<AppRouter>({
      links: [link({ url: `${url}/trpc`, headers: () => ({ cookie: member.cookie }) })],
    });
    const [card, user] = await Promise.all([
      client.quiz.card.query({ id: quizId }),
      client.account.me.query(),
    ]);
    expect([card.title, user?.username]).toEqual(['Capitals', member.username]);
    const attempt = await client.attempt.start.mutate({ quizId });
    const outcome = await client.attempt.submit.mutate({ attemptId: attempt.id });
    expect(outcome.kind).toBe('submitted');
    const refused = client.quiz.card.query({ id: 2_000_000_000 });
    await expect(refused).rejects.toBeInstanceOf(TRPCClientError);
    await expect(refused).rejects.toMatchObject({
      message: 'Quiz not found',
      data: { failure: 'not-found', httpStatus: 404 },
    });
    member = await world.person();
  });
});
