import assert from 'node:assert/strict';
import { type Contest, contests, repeating } from '../contest.ts';
import { type Answer, headerOf } from '../load/connection.ts';
import { trpcQuery } from '../load/request.ts';
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
      repeating('Quizwright', stage.app, { path, check }),
      repeating('Fastify, ready buffer', stage.fastify, { path: copy.path, check }),
      repeating('Fastify + pg', stage.fastify, { path: '/pg/quizzes', check: isPage }),
      repeating('Express + Drizzle', stage.drizzle, { path: '/quizzes', check: isPage }),
      repeating('Express + Prisma', stage.prisma, { path: '/quizzes', check: isPage }),
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
      repeating('Quizwright, cache off', uncached, { path: overTrpc.path }),
      repeating('Fastify + pg', fastify, { path: '/pg/quizzes', check: isPage }),
      repeating('Express + Drizzle', drizzle, { path: '/quizzes', check: isPage }),
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
      repeating('Quizwright', stage.app, { path, headers, status: 304 }),
      repeating('Fastify, 304', stage.fastify, { path: copy.path, headers, status: 304 }),
    ],
    goals: { 'Fastify, 304': 0.8 },
  };
}
