import { expect, test } from 'vitest';
import { withoutLimits } from '#scripts/without-limits.ts';
import { readConfig } from '#server/config.ts';

test('measurements and chaos runs reach no limit of calls', () => {
  const { limits } = readConfig(withoutLimits);
  expect(Object.entries(limits).filter(([, most]) => most < 1_000_000)).toEqual([]);
});
