import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import { createWorld } from '#tests/support/world.ts';

const { limits } = readConfig({});

test('web 1: signed-in members are not limited when their network has used up its requests', async () => {
  await using world = await createWorld({ limits: { ...limits, requests: 6 } });
  const [ann, ben] = [await world.person(), await world.person()];
  const ask = async ({ http }: Pick<typeof ann, 'http'>) =>
    (await http('GET', '/api/categories')).status;
  expect(await ask(ann)).toBe(200);
  const asGuest: number[] = [];
  for (let count = 0; count < 5; count += 1) asGuest.push(await ask(world.guest));
  expect(asGuest.at(-1)).toBe(429);
  // Each member has a separate count.
  for (let count = 0; count < 5; count += 1) expect(await ask(ann)).toBe(200);
  expect(await ask(ann)).toBe(429);
  // A session counts as a guest until it was found valid.
  expect(await ask(ben)).toBe(429);
});

test('web 1: invented sessions count as guests of their network', async () => {
  await using world = await createWorld({ limits: { ...limits, requests: 3 } });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const cookie = `${sessionCookie}=invented${count}`;
    statuses.push((await world.guest.http('GET', '/api/categories', undefined, { cookie })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('web 1: a session that has ended counts as a guest again', async () => {
  await using world = await createWorld({ limits: { ...limits, requests: 4 } });
  const ann = await world.person();
  await ann.http('POST', '/api/logout', {});
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    statuses.push((await ann.http('GET', '/api/categories')).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('web 1: health checks are never refused', async () => {
  await using world = await createWorld({ limits: { ...limits, requests: 1 } });
  await world.guest.http('GET', '/api/categories');
  for (const url of ['/healthz', '/readyz', '/healthz', '/readyz']) {
    expect((await world.guest.http('GET', url)).status, url).toBe(200);
  }
});

test('calls with an access token count for its owner, invented and revoked tokens for their network', async () => {
  await using world = await createWorld({ limits: { ...limits, requests: 6 } });
  const person = await world.person();
  const wish = { name: 'reader', scope: 'read', expiresInDays: 1 };
  const created = await person.http('POST', '/api/access-tokens', wish);
  const { token } = created.read(z.object({ token: z.string() }));
  const call = async (bearer: string) =>
    (await world.guest.http('GET', '/api/user', undefined, { authorization: `Bearer ${bearer}` }))
      .status;
  expect(await call(token)).toBe(200);
  const invented: number[] = [];
  for (let count = 0; count < 7; count += 1) invented.push(await call(`qw_invented${count}`));
  expect([invented[0], invented.at(-1)]).toEqual([401, 429]);
  expect(await call(token)).toBe(200);
  await world.db.deleteFrom('accessTokens').execute();
  const revoked: number[] = [];
  for (let count = 0; count < 3; count += 1) revoked.push(await call(token));
  expect(revoked).toEqual([429, 429, 429]);
});
