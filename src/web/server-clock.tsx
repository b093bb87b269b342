import { createContext, use, useEffect, useState } from 'react';

/** When the browser asked, and when the answer was there, by `performance.now()`, in milliseconds. */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
}

/** The server is asked when the two clocks of the device have moved against each other by this, in milliseconds. */
const leastLeap = 2000;

/** How far the wall clock of this device is ahead of its steady clock, in milliseconds. */
const wallAhead = (): number => Date.now() - performance.now();

/**
 * The server's time as this browser can best know it. Countdowns use this clock, so a wrong
 * clock on the device neither shortens a quiz nor opens one too early.
 *
 * A server reads its clock at some moment between `sentAt` and `receivedAt`, so each answer gives an
 * interval in which the offset lies. The intervals are intersected; the offset moves only when it lies
 * outside, and then only as far as it must. A slow network therefore never makes a countdown jump.
 *
 * Between answers the time follows the steady clock of the device, which cannot be set. In some browsers that
 * clock stops while the device sleeps; the wall clock then moves ahead of it, as it does when it is set. Which of
 * the two happened can only be seen from the server's time, so the server is asked at once. Until it has answered,
 * the steady clock counts: it may be late, but it ends nothing too early.
 */
export class ServerClock {
  readonly #ask: (() => Promise<unknown>) | undefined;
  #wallAhead = wallAhead();
  #offset = this.#wallAhead;
  #least = Number.NEGATIVE_INFINITY;
  #most = Number.POSITIVE_INFINITY;
  #leaptAt = Number.NEGATIVE_INFINITY;
  /** By how much the wall clock has leapt without an answer since, in milliseconds. */
  #leap = 0;
  #isAssumed = false;

  /** @param ask calls the server; the answer is observed, or the promise is rejected */
  constructor(ask?: () => Promise<unknown>) {
    this.#ask = ask;
  }

  now(): number {
    this.check();
    return Math.round(performance.now() + this.#offset);
  }

  /** Asks the server if this device has slept or its clock was set. */
  check(): void {
    const ahead = wallAhead();
    const leap = ahead - this.#wallAhead;
    if (!this.#ask || Math.abs(leap) < leastLeap) return;
    this.#wallAhead = ahead;
    this.#leap += leap;
    this.#leaptAt = performance.now();
    this.#forgetInterval();
    void this.#resolve(this.#ask, this.#leaptAt);
  }

  /** Whether a sleep was assumed that no answer has confirmed yet: the clock of the device may have been set forward. */
  get isAssumed(): boolean {
    return this.#isAssumed;
  }

  /**
   * Learns from an answer that carried the server's time.
   * @param precision of `serverTime` in milliseconds: 1000 for an HTTP `Date`, which is cut to the second
   */
  observe(serverTime: string | number, { sentAt, receivedAt }: Exchange, precision = 1): void {
    this.check();
    const time = new Date(serverTime).getTime();
    if (!Number.isFinite(time) || !(sentAt <= receivedAt)) return;
    // The device may have slept between the server's answer and now.
    if (sentAt < this.#leaptAt) return;
    this.#leap = 0;
    this.#isAssumed = false;
    const least = time - receivedAt;
    const most = time + precision - sentAt;
    // Nothing in common: the device has slept, or the two have drifted apart. The newest answer is right.
    const isOther = least > this.#most || most < this.#least;
    this.#least = isOther ? least : Math.max(least, this.#least);
    this.#most = isOther ? most : Math.min(most, this.#most);
    this.#offset = Math.max(this.#least, Math.min(this.#most, this.#offset));
  }

  /**
   * Makes a call whose answer carries the server's time, and learns from it.
   * @param call begins the request; it is called here, because the time counts from before it is sent
   */
  async observeCall<Answer>(
    call: () => Promise<Answer>,
    timeOf: (answer: Answer) => string,
  ): Promise<Answer> {
    const sentAt = performance.now();
    const answer = await call();
    this.observe(timeOf(answer), { sentAt, receivedAt: performance.now() });
    return answer;
  }

  async #resolve(ask: () => Promise<unknown>, leaptAt: number): Promise<void> {
    await ask().catch(() => {});
    // A later leap has made a call of its own.
    if (leaptAt !== this.#leaptAt) return;
    // Without an answer, sleep is assumed: it is the usual cause, and the network is often not back after it. Sleep
    // never moves the wall clock back.
    const slept = Math.max(0, this.#leap);
    this.#leap = 0;
    if (slept === 0) return;
    this.#offset += slept;
    this.#isAssumed = true;
    this.#forgetInterval();
  }

  #forgetInterval(): void {
    this.#least = Number.NEGATIVE_INFINITY;
    this.#most = Number.POSITIVE_INFINITY;
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
