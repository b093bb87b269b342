import { expect, test } from 'vitest';
import { isConnected, latestOf, liveState } from '#shared/features/classroom/live.ts';

const now = new Date('2026-03-01T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test.each([
  ['no attempt', null, 'not_started'],
  ['an open one', { status: 'open', deadline: inSeconds(60) }, 'writing'],
  ['an open one within the grace period', { status: 'open', deadline: inSeconds(-1) }, 'writing'],
  ['an open one that is overdue', { status: 'open', deadline: inSeconds(-600) }, 'ended'],
  ['a submitted one', { status: 'submitted', deadline: inSeconds(60) }, 'ended'],
  ['an abandoned one', { status: 'abandoned', deadline: inSeconds(60) }, 'ended'],
] as const)('%s', (_, attempt, state) => {
  expect(liveState(attempt, now)).toBe(state);
});

test('a connection counts as lost after 30 seconds', () => {
  expect(isConnected(inSeconds(-30), now)).toBe(true);
  expect(isConnected(inSeconds(-31), now)).toBe(false);
});

test('the last contact is the latest moment that is known', () => {
  expect(latestOf([null, inSeconds(-5), inSeconds(-9), null])).toEqual(inSeconds(-5));
  expect(latestOf([inSeconds(-9), inSeconds(-5)])).toEqual(inSeconds(-5));
  expect(latestOf([null, null])).toBeNull();
});
