import { afterAll, beforeAll, expect, test } from 'vitest';
import { absentId } from '#tests/support/access-rules.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let member: Person;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const category = { name: 'a_category', displayName: 'A category' };

test.each([
  ['of a guest', 401, () => world.guest.http('POST', '/trpc/category.create', category)],
  [
    'of a member without the role',
    403,
    () => member.http('POST', '/trpc/category.create', category),
  ],
  ['with an invalid input', 400, () => admin.http('POST', '/trpc/category.create', { name: 1 })],
])('a call %s is refused without reading what it might have changed', async (_, status, call) => {
  const { known } = world.services.publicVersions;
  expect((await call()).status).toBe(status);
  expect(world.services.publicVersions.known).toBe(known);
});

test.each([
  ['succeeds', 201, () => admin.http('POST', '/api/categories', category)],
  [
    'fails',
    404,
    () => admin.http('PUT', `/api/categories/${absentId}`, { displayName: 'Another' }),
  ],
])('after a call that %s, what it may have changed is read', async (_, status, call) => {
  const { known } = world.services.publicVersions;
  expect((await call()).status).toBe(status);
  expect(world.services.publicVersions.known).not.toBe(known);
});
