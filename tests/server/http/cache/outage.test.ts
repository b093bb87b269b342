import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#db/open.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { ResponseCache } from '#server/http/cache/response-cache.ts';
import { PublicVersions } from '#server/kernel/public-versions.ts';
import { createWorld } from '#tests/support/world.ts';

/** An app with one cached page, whose content or failure the test sets. */
function appWith(db: Database) {
  const versions = new PublicVersions(db);
  const cache = new ResponseCache(versions);
  const page: { compute: () => Promise<string | undefined> } = { compute: async () => 'first' };
  const app = Fastify();
  app.get('/', async (request, reply) => {
    const compute = async () => {
      const body = await page.compute();
      return body === undefined ? undefined : { body, headers: {}, topics: ['catalogue'] as const };
    };
    const response = await cache.answer(request, { readers: 'everyone', compute });
    return response ? response.send(request, reply) : reply.code(404).send('not found');
  });
  const visit = async () => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: '/' });
    return [statusCode, body];
  };
  return { page, versions, visit };
}

test('the last response is used while the database is out of reach, and no longer', async () => {
  await using world = await createWorld();
  const port = await freePort();
  const away = await openDatabase({
    kind: 'postgres',
    url: `postgres://quizwright@127.0.0.1:${port}/nothing`,
    maxConnections: 1,
  });
  const during = appWith(away.db);
  expect(await during.visit()).toEqual([200, 'first']);
  // No read has failed yet: the failure of the page shows that the database is away.
  during.page.compute = async () => undefined;
  const twoMinutesLater = performance.now() + 120_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(twoMinutesLater);
  expect(await during.visit()).toEqual([200, 'first']);
  // From then on, nothing is computed.
  during.page.compute = async () => 'computed';
  expect(await during.visit()).toEqual([200, 'first']);
  clock.mockRestore();
  await away.close();

  const afterwards = appWith(world.db);
  expect(await afterwards.visit()).toEqual([200, 'first']);
  // Its topic changes, and it can no longer be computed, although the database answers.
  const { calls } = await world.person({ isAdmin: true });
  await calls.category.create({ name: 'new', displayName: 'New' });
  await afterwards.versions.refresh();
  afterwards.page.compute = async () => undefined;
  expect(await afterwards.visit()).toEqual([404, 'not found']);
});
