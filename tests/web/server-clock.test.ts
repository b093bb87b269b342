import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerClock } from '#web/server-clock.tsx';

const hour = 3_600_000;
const second = 1000;

// The device's clocks stay still, so that offsets do not contain how long a test takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds by which the server's clock is ahead of this device's. */
const offsetOf = (clock: ServerClock) => clock.now() - Date.now();

/** A response after `there` and `back` on the network, from a server that is `ahead`; all in milliseconds. */
function exchange(ahead: number, { there = 0, back = 0 } = {}) {
  const receivedAt = performance.now();
  return {
    time: Date.now() - back + ahead,
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

  it('follows a server whose clock is set meanwhile', () => {
    const clock = new ServerClock();
    for (const ahead of [0, 2 * hour, -hour]) {
      const { time, way } = exchange(ahead, { there: 30, back: 30 });
      clock.observe(time, way);
      expect(Math.abs(offsetOf(clock) - ahead)).toBeLessThanOrEqual(60);
    }
  });

  it.each([
    { ahead: hour, expected: hour - 3 * second },
    { ahead: -hour, expected: -hour + 2 * second + 1 },
  ])('counts a call from before it is sent until its answer: $ahead', async (example) => {
    const clock = new ServerClock();
    const answer = await clock.observeCall(
      async () => {
        vi.advanceTimersByTime(2 * second);
        const serverNow = new Date(Date.now() + example.ahead).toISOString();
        vi.advanceTimersByTime(3 * second);
        return { serverNow };
      },
      ({ serverNow }) => serverNow,
    );
    expect(Date.parse(answer.serverNow)).toBe(Date.now() - 3 * second + example.ahead);
    expect(offsetOf(clock)).toBe(example.expected);
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

describe('a device whose wall clock leaps', () => {
  const start = Date.UTC(2026, 2, 1);
  const minute = 60 * second;
  /** What the server's clock shows, if it was right at the start; the device does not count its sleep. */
  let slept = 0;
  let calls: (() => void)[] = [];
  let refusals: (() => void)[] = [];

  beforeEach(() => {
    vi.setSystemTime(start);
    slept = 0;
    calls = [];
    refusals = [];
  });

  const serverTime = () => start + performance.now() - origin + slept;
  let origin = 0;

  function createClock() {
    origin = performance.now();
    const clock: ServerClock = new ServerClock(() => {
      const sentAt = performance.now();
      return new Promise<void>((answered, refused) => {
        calls.push(() => {
          clock.observe(serverTime(), { sentAt, receivedAt: performance.now() });
          answered();
        });
        refusals.push(() => refused(new Error('offline')));
      });
    });
    return clock;
  }

  const setDevice = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  function sleep(milliseconds: number) {
    setDevice(milliseconds);
    slept += milliseconds;
  }
  const settle = () => new Promise((done) => setImmediate(done));

  it.each([hour, -hour])(
    'keeps its time when it is set by %i ms, also after an answer',
    async (step) => {
      const clock = createClock();
      setDevice(step);
      expect(clock.now()).toBe(start);
      calls[0]?.();
      await settle();
      expect(clock.now()).toBe(start);
      vi.advanceTimersByTime(minute);
      expect(clock.now()).toBe(start + minute);
      expect(calls).toHaveLength(1);
    },
  );

  it('has the right time after sleep as soon as the server has answered', async () => {
    const clock = createClock();
    sleep(hour);
    expect(clock.now()).toBe(start);
    calls[0]?.();
    await settle();
    expect(clock.now()).toBe(start + hour);
    expect(calls).toHaveLength(1);
  });

  it('follows the wall clock forward, not back, when the server cannot be reached', async () => {
    const clock = createClock();
    sleep(hour);
    clock.check();
    refusals[0]?.();
    await settle();
    expect(clock.now()).toBe(start + hour);
    setDevice(-hour);
    clock.check();
    refusals[1]?.();
    await settle();
    expect(clock.now()).toBe(start + hour);
    expect(calls).toHaveLength(2);
  });

  it('has assumed a sleep until an answer comes', async () => {
    const clock = createClock();
    setDevice(hour);
    clock.check();
    expect(clock.isAssumed).toBe(false);
    refusals[0]?.();
    await settle();
    expect(clock.isAssumed).toBe(true);
    clock.observe(serverTime(), { sentAt: performance.now(), receivedAt: performance.now() });
    expect(clock.isAssumed).toBe(false);
    expect(Math.abs(clock.now() - start)).toBeLessThanOrEqual(1);
  });

  it('learns nothing from an answer to a call from before the sleep', async () => {
    const clock = createClock();
    const before = { time: serverTime(), sentAt: performance.now() };
    sleep(hour);
    clock.observe(before.time, { sentAt: before.sentAt - 1, receivedAt: performance.now() });
    calls[0]?.();
    await settle();
    clock.observe(before.time, { sentAt: before.sentAt - 1, receivedAt: performance.now() });
    expect(clock.now()).toBe(start + hour);
  });

  it('is asked again after a second sleep, whose answer alone counts', async () => {
    const clock = createClock();
    sleep(hour);
    clock.check();
    vi.advanceTimersByTime(second);
    sleep(minute);
    clock.check();
    refusals[0]?.();
    await settle();
    expect(clock.now()).toBe(start + second);
    calls[1]?.();
    await settle();
    expect(clock.now()).toBe(start + second + hour + minute);
  });

  it('does not call the server for small differences', () => {
    const clock = createClock();
    setDevice(second);
    expect(clock.now()).toBe(start);
    setDevice(-2 * second);
    expect(clock.now()).toBe(start);
    expect(calls).toEqual([]);
  });
});
