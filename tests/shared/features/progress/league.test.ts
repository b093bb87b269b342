import { expect, test } from 'vitest';
import { startOf, weekBefore, weekOf } from '#shared/features/progress/league.ts';

test('a week begins on Monday at midnight in UTC', () => {
  expect(weekOf(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-16');
  expect(weekOf(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
  expect(weekOf(new Date('2026-11-29T12:00:00Z'))).toBe('2026-11-23');
  // Over the end of a year.
  expect(weekOf(new Date('2027-01-01T00:00:00Z'))).toBe('2026-12-28');
  expect(weekBefore('2027-01-04')).toBe('2026-12-28');
  expect(startOf('2026-11-23')).toEqual(new Date('2026-11-23T00:00:00Z'));
});
