import { createContext, use, useEffect, useState } from 'react';

/** When the browser asked, and when the answer was there, by this device's clock, in milliseconds. */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
}

/**
 * The server's time as this browser can best know it. Countdowns use this clock, so a wrong
 * clock on the device neither shortens a quiz nor opens one too early.
 *
 * A server reads its clock at some moment between `sentAt` and `receivedAt`, so each answer gives an
 * interval in which the offset lies. The intervals are intersected; the offset moves only when it lies
 * outside, and then only as far as it must. A slow network therefore never makes a countdown jump.
 */
export class ServerClock {
  #offset = 0;
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;

  now(): number {
    return Date.now() + this.#offset;
  }

  /**
   * Learns from an answer that carried the server's time.
   * @param precision of `serverTime` in milliseconds: 1000 for an HTTP `Date`, which is cut to the second
   */
  observe(serverTime: string | number, { sentAt, receivedAt }: Exchange, precision = 1): void {
    const time = new Date(serverTime).getTime();
    if (!Number.isFinite(time) || !(sentAt <= receivedAt)) return;
    const least = time - receivedAt;
    const most = time + precision - sentAt;
    // Nothing in common: a clock was set, or the two have drifted apart. The newest answer is right.
    const isOther = least > this.#most || most < this.#least;
    this.#least = isOther ? least : Math.max(least, this.#least);
    this.#most = isOther ? most : Math.min(most, this.#most);
    this.#offset = Math.max(this.#least, Math.min(this.#most, this.#offset));
  }
}

const ServerClockContext = createContext<ServerClock | undefined>(undefined);
export const ServerClockProvider = ServerClockContext.Provider;

export function useServerClock(): ServerClock {
  const clock = use(ServerClockContext);
  if (!clock) throw new Error('useServerClock is used outside the app');
  return clock;
}

/** Whole seconds until `moment` (ISO 8601) by the server's clock, 0 once it has passed. Ticks every second. */
export function useSecondsUntil(moment: string | undefined): number {
  const clock = useServerClock();
  const end = moment === undefined ? undefined : Date.parse(moment);
  const left = () => (end === undefined ? 0 : Math.max(0, Math.ceil((end - clock.now()) / 1000)));
  const [, tick] = useState(0);
  const running = left() > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left();
}
