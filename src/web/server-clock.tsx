import { createContext, use, useEffect, useState } from 'react';

/**
 * The server's time as this browser can best tell it. What counts down goes by this clock,
 * so a wrong clock on the device neither shortens a quiz nor opens one too early.
 */
export class ServerClock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  /** Learns from an answer that carried the server's time and came in at `receivedAt`. */
  observe(serverTime: string | number, receivedAt = Date.now()): void {
    const offset = new Date(serverTime).getTime() - receivedAt;
    // Network delay is no wrong clock: small corrections would only make a countdown jump.
    if (Number.isFinite(offset) && Math.abs(offset - this.#offset) > 1500) this.#offset = offset;
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
