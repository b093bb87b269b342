import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Person, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 24 * 60 * 60_000;

/** The status of a call of the session on a later day; the clock is set back afterwards. */
async function onDay(person: Person, days: number): Promise<number> {
  const now = world.clock.now();
  world.clock.set(new Date(now.getTime() + days * day));
  try {
    return (await person.http('GET', '/api/user')).status;
  } finally {
    world.clock.set(now);
  }
}

test('a session ends after 14 days without use', async () => {
  const person = await world.person();
  expect(await onDay(person, 13.9)).toBe(200);
  const other = await world.person();
  expect(await onDay(other, 14.1)).toBe(401);
});

test('a session that is used every day ends 30 days after it began', async () => {
  const person = await world.person();
  for (const days of [10, 20, 29.9]) expect(await onDay(person, days)).toBe(200);
  expect(await onDay(person, 30.1)).toBe(401);
});

test('a session shows when and from which network it was used last, without the host', async () => {
  const person = await world.person();
  const sessions = async () => (await person.http('GET', '/api/sessions')).body;
  expect(await sessions()).toEqual([
    expect.objectContaining({ network: '127.0.0.0/24', isCurrent: true }),
  ]);
  const { network } = await world.db
    .selectFrom('sessions')
    .where('userId', '=', person.id)
    .select('network')
    .executeTakeFirstOrThrow();
  expect(network).toBe('127.0.0.0/24');
});

test('each session can be ended from another one', async () => {
  const person = await world.person();
  const login = await world.guest.http('POST', '/api/login', { email: person.email, password });
  const cookie = String([login.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const elsewhere = () => world.guest.http('GET', '/api/user', undefined, { cookie });
  expect((await elsewhere()).status).toBe(200);
  const rows = await world.db
    .selectFrom('sessions')
    .where('userId', '=', person.id)
    .select('id')
    .orderBy('id', 'desc')
    .execute();
  expect((await person.http('DELETE', `/api/sessions/${rows[0]?.id}`)).status).toBe(200);
  expect((await elsewhere()).status).toBe(401);
  expect((await person.http('GET', '/api/user')).status).toBe(200);
});
