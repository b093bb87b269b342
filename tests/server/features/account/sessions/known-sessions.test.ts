import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { KnownSessions } from '#server/kernel/known-sessions.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
/** Two processes on one database that look up a session once a second. */
let here: World['app'];
let elsewhere: World['app'];
/** The clock of both, in milliseconds. */
let elapsed = 1;
beforeAll(async () => {
  world = await createWorld();
  const sessions = () => new KnownSessions(1000, { now: () => elapsed });
  const app = () => buildApp({ services: { ...world.services, sessions: sessions() } });
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
  expect(ended.statusCode).toBe(200);
  expect(await statusOn(here, ann)).toBe(401);
  elapsed += 999;
  expect(await statusOn(elsewhere, ann)).toBe(200);
  elapsed += 2;
  expect(await statusOn(elsewhere, ann)).toBe(401);
});
