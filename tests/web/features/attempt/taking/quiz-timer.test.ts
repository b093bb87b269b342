import { expect, it } from 'vitest';
import { messages } from '#web/features/attempt/taking/messages/en.ts';
import { showsTime, timerWarning } from '#web/features/attempt/taking/quiz-timer.tsx';
import { backOff } from '#web/features/attempt/taking/saving/retry.ts';

const textAt = (seconds: number) => {
  const warning = timerWarning(seconds);
  return warning && messages.timer[warning.level];
};
const spokenAt = (seconds: number) => {
  const warning = timerWarning(seconds);
  return warning && messages.spoken[warning.spoken];
};

it('QTAKE-06 QTAKE-07 the timer warns from 300 seconds on, and is critical from 60 on', () => {
  expect(timerWarning(301)).toBeUndefined();
  expect(textAt(300)).toBe('Time running low!');
  expect(textAt(61)).toBe('Time running low!');
  expect(textAt(60)).toBe('Auto-submit in progress!');
  expect(textAt(0)).toBe('Auto-submit in progress!');
});

it('is announced at 5 minutes, 1 minute and 10 seconds, and not in between', () => {
  const spoken = Array.from({ length: 400 }, (_, passed) => timerWarning(400 - passed)?.spoken);
  expect(new Set(spoken).size).toBe(4);
  expect(spokenAt(11)).toContain('1 minute');
  expect(spokenAt(10)).toContain('10 seconds');
});

it('a failed call is repeated after 1, 2, 4, 8 and then every 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(backOff)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});

it('without a time limit, the time is shown in the last hour only', () => {
  expect(showsTime(false, 7 * 86_400)).toBe(true);
  expect(showsTime(true, 3601)).toBe(false);
  expect(showsTime(true, 3600)).toBe(true);
});
