import assert from 'node:assert/strict';
import { type Contest, contests, repeated } from '../contest.ts';
import { type Answer, headerOf } from '../load/connection.ts';
import { request, trpcQuery } from '../load/request.ts';
import type { Stage } from '../stage.ts';
import { askApp, copyToFastify } from './ready-copy.ts';

const connections = 64;
/** The first page of the catalogue. */
const pageLength = 24;

const overTrpc = { title: 'tRPC', name: 'trpc', path: trpcQuery('quiz.page', {}) };
const overRest = {
  title: 'REST',
  name: 'rest',
  path: `/api/quizzes?page=1&perPage=${pageLength}`,
};

/** The public catalogue, which is read often and changed rarely. */
export const browse = contests('browse', async (stage) => [
  await catalogue(stage, overTrpc),
  await catalogue(stage, overRest),
  await unchanged(stage),
  await uncachedCatalogue(stage),
]);

async function catalogue(stage: Stage, { title, name, path }: typeof overTrpc): Promise<Contest> {
  const copy = await copyToFastify(stage, name, { path });
  const expected = copy.answer.body;
  assert.equal(expected.toString().match(/"questionCount":/g)?.length, pageLength);
  const check = ({ body }: Answer) => assert.ok(body.equals(expected), 'another body');
  return {
    title: `Catalogue over ${title}`,
    connections,
    contenders: [
      {
        name: 'Quizwright',
        server: stage.app,
        supply: repeated({ request: request(path), status: 200, check }),
      },
      {
        name: 'Fastify, ready buffer',
        server: stage.fastify,
        supply: repeated({ request: request(copy.path), status: 200, check }),
      },
      {
        name: 'Fastify + pg',
        server: stage.fastify,
        supply: repeated({ request: request('/pg/quizzes'), status: 200, check: isPage }),
      },
      {
        name: 'Express + Drizzle',
        server: stage.drizzle,
        supply: repeated({ request: request('/quizzes'), status: 200, check: isPage }),
      },
      {
        name: 'Express + Prisma',
        server: stage.prisma,
        supply: repeated({ request: request('/quizzes'), status: 200, check: isPage }),
      },
    ],
    goals: { 'Fastify, ready buffer': 0.5, 'Express + Drizzle': 6 },
  };
}

function isPage({ body }: Answer): void {
  const page: unknown = JSON.parse(body.toString());
  assert.ok(page && typeof page === 'object' && 'items' in page && Array.isArray(page.items));
  assert.equal(page.items.length, pageLength);
}

/** The same without the response cache. */
async function uncachedCatalogue({ uncached, fastify, drizzle }: Stage): Promise<Contest> {
  return {
    title: 'Catalogue over tRPC, cache off',
    connections,
    contenders: [
      {
        name: 'Quizwright, cache off',
        server: uncached,
        supply: repeated({ request: request(overTrpc.path), status: 200 }),
      },
      {
        name: 'Fastify + pg',
        server: fastify,
        supply: repeated({ request: request('/pg/quizzes'), status: 200, check: isPage }),
      },
      {
        name: 'Express + Drizzle',
        server: drizzle,
        supply: repeated({ request: request('/quizzes'), status: 200, check: isPage }),
      },
    ],
    goals: { 'Fastify + pg': 0.6 },
  };
}

/** A client that has the catalogue already and asks whether it has changed. */
async function unchanged(stage: Stage): Promise<Contest> {
  const { path } = overRest;
  const etag = headerOf((await askApp(stage, { path })).head, 'etag') ?? '';
  const copy = await copyToFastify(stage, 'unchanged', { path });
  const headers = { 'if-none-match': etag };
  return {
    title: 'Catalogue over REST, not changed (304)',
    connections,
    contenders: [
      {
        name: 'Quizwright',
        server: stage.app,
        supply: repeated({ request: request(path, { headers }), status: 304 }),
      },
      {
        name: 'Fastify, 304',
        server: stage.fastify,
        supply: repeated({ request: request(copy.path, { headers }), status: 304 }),
      },
    ],
    goals: { 'Fastify, 304': 0.8 },
  };
}
