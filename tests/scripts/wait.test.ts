import { expect, test } from 'vitest';
import { until } from '#scripts/chaos/wait.ts';

test('waiting returns what was found, fails with what was waited for, and passes errors on', async () => {
  let looks = 0;
  const look = () => {
    looks += 1;
    return looks > 2 && 'found';
  };
  expect(await until('the third look', look, { every: 1 })).toBe('found');
  await expect(until('nothing', () => undefined, { every: 1, within: 20 })).rejects.toThrow(
    'Waited 20 ms for nothing.',
  );
  const broken = () => Promise.reject(new Error('broken'));
  await expect(until('an error', broken, { every: 1 })).rejects.toThrow('broken');
});
