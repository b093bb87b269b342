import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { KnownSessions } from '#server/kernel/known-sessions.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
/** Two processes on one database that look up a session once a second. */
let here: World['app'];
let elsewhere: World['app'];
beforeAll(async () => {
  world = await createWorld();
  const app = () =>
    buildApp({ services: { ...world.services, sessions: new KnownSessions(1000) } });
  [here, elsewhere] = await Promise.all([app(), app()]);
});
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
  await world.close();
});

const statusOn = async (app: World['app'], { cookie }: Person) =>
  (await app.inject({ url: '/api/user/open-attempts', headers: { cookie } })).statusCode;

test('a session that ends is refused at once by its process, and within a second by all others', async () => {
  const ann = await world.person();
  expect([await statusOn(here, ann), await statusOn(elsewhere, ann)]).toEqual([200, 200]);
  const ended = await here.inject({
    method: 'POST',
    url: '/trpc/account.logout',
    headers: { cookie: ann.cookie, 'content-type': 'application/json' },
    payload: '{}',
  });
  const since = performance.now();
  expect(ended.statusCode).toBe(200);
  expect(await statusOn(here, ann)).toBe(401);
  await expect.poll(() => statusOn(elsewhere, ann), { timeout: 20_000, interval: 20 }).toBe(401);
  // Cached before the end; without the bound it would stay valid for minutes.
  expect(performance.now() - since).toBeLessThan(10_000);
});
