import { expect, it } from 'vitest';
import { timerWarning } from '#web/features/attempt/taking/quiz-timer.tsx';
import { backOff } from '#web/features/attempt/taking/saving/retry.ts';

it('QTAKE-06 QTAKE-07 the timer warns from 300 seconds on, and is critical from 60 on', () => {
  expect(timerWarning(301)).toBeUndefined();
  expect(timerWarning(300)?.text).toBe('Time running low!');
  expect(timerWarning(61)?.text).toBe('Time running low!');
  expect(timerWarning(60)?.text).toBe('Auto-submit in progress!');
  expect(timerWarning(0)?.text).toBe('Auto-submit in progress!');
});

it('is announced at 5 minutes, 1 minute and 10 seconds, and not in between', () => {
  const spoken = Array.from({ length: 400 }, (_, passed) => timerWarning(400 - passed)?.spoken);
  expect(new Set(spoken).size).toBe(4);
  expect(timerWarning(11)?.spoken).toContain('1 minute');
  expect(timerWarning(10)?.spoken).toContain('10 seconds');
});

it('a failed call is repeated after 1, 2, 4, 8 and then every 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(backOff)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});
