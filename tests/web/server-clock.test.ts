import { describe, expect, it } from 'vitest';
import { ServerClock } from '#web/server-clock.tsx';

const hour = 3_600_000;

describe("the server's clock", () => {
  it('corrects a device that is hours wrong', () => {
    const clock = new ServerClock();
    const received = Date.now();
    clock.observe(received + 3 * hour, received);
    expect(clock.now() - Date.now()).toBeGreaterThan(3 * hour - 100);
  });

  it('takes network delay for what it is', () => {
    const clock = new ServerClock();
    const received = Date.now();
    clock.observe(received - 900, received);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
  });

  it('ignores what is no time', () => {
    const clock = new ServerClock();
    clock.observe('yesterday');
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
  });
});
