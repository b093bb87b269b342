import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportPresence } from '#web/features/classroom/live/presence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const end = '2026-03-01T10:00:00.000Z';

/** An open attempt with what is reported of it. */
function open(
  answer: () => Promise<{ deadline: string | null }> = async () => ({ deadline: end }),
) {
  const listeners = new Set<() => void>();
  const player = { current: 0, phase: 'answering' };
  const reported: number[] = [];
  const deadlines: string[] = [];
  let isVisible = true;
  const stop = reportPresence({
    session: {
      attempt: { id: 7 },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      snapshot: () => ({ player }),
      learnDeadline: (deadline) => deadlines.push(deadline),
    },
    report: ({ place: index }) => {
      reported.push(index);
      return answer();
    },
    isVisible: () => isVisible,
  });
  return {
    ...{ reported, deadlines, stop, player },
    moveTo: (index: number) => {
      player.current = index;
      for (const listener of listeners) listener();
    },
    hide: (hidden: boolean) => {
      isVisible = !hidden;
    },
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('a sign is sent at once, every 15 seconds, and when the question changes', async () => {
  const { reported, moveTo, stop } = open();
  await pass(14);
  expect(reported).toEqual([0]);
  await pass(1);
  expect(reported).toEqual([0, 0]);
  await pass(5);
  moveTo(1);
  await pass(0);
  expect(reported).toEqual([0, 0, 1]);
  moveTo(2);
  moveTo(3);
  await pass(1);
  expect(reported).toEqual([0, 0, 1]);
  await pass(1);
  expect(reported).toEqual([0, 0, 1, 3]);
  stop();
  moveTo(4);
  await pass(60);
  expect(reported).toHaveLength(4);
});

test('nothing is sent while the page is hidden, or after the attempt', async () => {
  const { reported, hide, player, stop } = open();
  hide(true);
  await pass(60);
  expect(reported).toEqual([0]);
  hide(false);
  await pass(15);
  expect(reported).toHaveLength(2);
  player.phase = 'submitting';
  await pass(60);
  expect(reported).toHaveLength(2);
  stop();
});

test('where no teacher watches, one report is all', async () => {
  const { reported, moveTo, deadlines } = open(async () => ({ deadline: null }));
  await pass(60);
  moveTo(3);
  await pass(60);
  expect(reported).toEqual([0]);
  expect(deadlines).toEqual([]);
});

test('a sign that fails disturbs nothing, and the next one is sent in its time', async () => {
  const answers = [() => Promise.reject(new Error('away')), async () => ({ deadline: end })];
  const { reported, deadlines, stop } = open(() => answers.shift()?.() ?? Promise.reject());
  await pass(0);
  expect(deadlines).toEqual([]);
  await pass(15);
  expect(reported).toHaveLength(2);
  expect(deadlines).toEqual([end]);
  stop();
});
