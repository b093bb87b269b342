import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerClock } from '#web/server-clock.tsx';

const hour = 3_600_000;
const second = 1000;

// The device's clock stays still, so that offsets do not contain how long a test takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds by which the server's clock is ahead of this device's. */
const offsetOf = (clock: ServerClock) => clock.now() - Date.now();

/** A response after `there` and `back` on the network, from a server that is `ahead`; all in milliseconds. */
function exchange(ahead: number, { there = 0, back = 0 } = {}) {
  const receivedAt = Date.now();
  return {
    time: receivedAt - back + ahead,
    way: { sentAt: receivedAt - back - there, receivedAt },
  };
}

describe("the server's clock", () => {
  it('corrects a device that is hours wrong', () => {
    const clock = new ServerClock();
    const { time, way } = exchange(3 * hour);
    clock.observe(time, way);
    expect(offsetOf(clock)).toBe(3 * hour);
  });

  it('is not changed by a response that took seven seconds', () => {
    const clock = new ServerClock();
    for (const [there, back] of [
      [20, 20],
      [7 * second, 10],
      [10, 7 * second],
    ]) {
      const { time, way } = exchange(0, { there: there ?? 0, back: back ?? 0 });
      clock.observe(time, way);
      expect(offsetOf(clock)).toBe(0);
    }
  });

  it('treats the time of an HTTP header as a whole second', () => {
    const clock = new ServerClock();
    const { time, way } = exchange(0, { there: 10, back: 10 });
    clock.observe(new Date(time).toUTCString(), way, second);
    expect(offsetOf(clock)).toBe(0);
  });

  it('follows a device whose clock is set meanwhile', () => {
    const clock = new ServerClock();
    for (const ahead of [0, 2 * hour, -hour]) {
      const { time, way } = exchange(ahead, { there: 30, back: 30 });
      clock.observe(time, way);
      expect(Math.abs(offsetOf(clock) - ahead)).toBeLessThanOrEqual(60);
    }
  });

  it('ignores invalid times', () => {
    const clock = new ServerClock();
    clock.observe('yesterday', exchange(0).way);
    expect(offsetOf(clock)).toBe(0);
  });

  it('differs from the server by at most the duration of the fastest response', () => {
    const delay = fc.integer({ min: 0, max: 20 * second });
    fc.assert(
      fc.property(
        fc.integer({ min: -3 * hour, max: 3 * hour }),
        fc.array(fc.record({ there: delay, back: delay }), { minLength: 1, maxLength: 8 }),
        (ahead, ways) => {
          const clock = new ServerClock();
          for (const delays of ways) {
            const { time, way } = exchange(ahead, delays);
            clock.observe(time, way);
          }
          const quickest = Math.min(...ways.map(({ there, back }) => there + back));
          expect(Math.abs(offsetOf(clock) - ahead)).toBeLessThanOrEqual(quickest + 1);
        },
      ),
    );
  });
});
