import { expect, test } from 'vitest';
import { createPasswords } from '#server/kernel/passwords.ts';

test('two passwords are hashed at a time, 200 wait, and more are refused for a moment', async () => {
  const passwords = createPasswords('test');
  const stored = await passwords.hash('right');

  const checks = Array.from({ length: 202 }, () => passwords.verify(stored, 'right'));
  await expect(passwords.verify(stored, 'right')).rejects.toMatchObject({
    failure: 'too-many-requests',
    details: { retryAfter: 5 },
  });
  await expect(passwords.hash('another')).rejects.toMatchObject({ failure: 'too-many-requests' });
  expect(await Promise.all(checks)).toEqual(checks.map(() => true));
  expect(await passwords.verify(stored, 'wrong')).toBe(false);
});
