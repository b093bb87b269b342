import { expect, test, vi } from 'vitest';
import { KnownSessions } from '#server/kernel/known-sessions.ts';
import { roleColumns } from '#shared/kernel/roles.ts';

const member = { kind: 'member', userId: 1, ...roleColumns([]) } as const;

test('a session that was found is not looked up again for a second, counted from the start of the look-up', async () => {
  let now = 1;
  const sessions = new KnownSessions(1000, { now: () => now });
  const lookUp = vi.fn(async () => {
    now += 300;
    return member;
  });
  await sessions.find('a', lookUp);
  now += 700;
  expect(await sessions.find('a', lookUp)).toBe(member);
  expect(lookUp).toHaveBeenCalledTimes(1);
  now += 1;
  await sessions.find('a', lookUp);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test('an invalid session is looked up each time', async () => {
  const sessions = new KnownSessions(1000);
  const lookUp = vi.fn(async () => undefined);
  await sessions.find('a', lookUp);
  await sessions.find('a', lookUp);
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test('a look-up that began before the cache was cleared is not stored', async () => {
  const sessions = new KnownSessions(1000);
  const { promise, resolve } = Promise.withResolvers<typeof member>();
  const found = sessions.find('a', () => promise);
  sessions.clear();
  resolve(member);
  expect(await found).toBe(member);
  expect(await sessions.find('a', async () => undefined)).toBeUndefined();
});
