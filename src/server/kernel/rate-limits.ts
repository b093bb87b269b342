import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { Failure } from './failure.ts';

const seconds = { minute: 60, tenMinutes: 600, hour: 3600 };

/** How often one key (an address, an account) may do a thing before it has to wait. */
export function createRateLimits(limits: Config['limits']) {
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  return {
    login: limiter(limits.login, seconds.tenMinutes),
    register: limiter(limits.register, seconds.hour),
    verification: limiter(limits.verification, seconds.hour),
    forms: limiter(limits.forms, seconds.hour),
    reactivation: limiter(limits.reactivation, seconds.hour),
    requests: limiter(limits.requests, seconds.minute),
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
export type LimitName = keyof RateLimits;

/**
 * Takes one try from `key`.
 * @throws too-many-requests, with the seconds to wait, when none is left
 */
export async function takeOne(limits: RateLimits, name: LimitName, key: string): Promise<void> {
  try {
    await limits[name].consume(key);
  } catch (refusal) {
    throw asFailure(refusal);
  }
}

/** Refuses when `key` has used up its tries, without taking one. */
export async function requireOneLeft(
  limits: RateLimits,
  name: LimitName,
  key: string,
): Promise<void> {
  const state = await limits[name].get(key);
  if (state && state.consumedPoints >= limits[name].points) throw asFailure(state);
}

/** Gives a try back that turned out not to count. */
export async function giveBack(limits: RateLimits, name: LimitName, key: string): Promise<void> {
  await limits[name].reward(key, 1);
}

function asFailure(refusal: unknown): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal;
  const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new Failure('too-many-requests', `Too many tries. Please wait ${wait} and try again.`, {
    retryAfter,
  });
}
