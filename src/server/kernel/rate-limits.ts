import { RateLimiterRes } from 'rate-limiter-flexible';
import { requireOutsideTransaction } from '#db/open.ts';
import type { Config } from '../config.ts';
import { Failure } from './failure.ts';
import { inMemory, type LimitStore } from './limit-store.ts';

const minute = 60;
const hour = 60 * minute;
const maxPause = minute;

/** The limits of one key (a network, an account), each for a period of time. */
export function createRateLimits(limits: Config['limits'], store: LimitStore = inMemory) {
  return {
    // Wrong tries: for one account from one network, from all networks, and for all accounts from one network.
    login: store({ keyPrefix: 'login', points: limits.login, duration: 10 * minute }),
    loginAccount: store({
      keyPrefix: 'login-account',
      points: limits.loginAccount,
      duration: hour,
    }),
    loginPause: store({ keyPrefix: 'login-pause', points: 1, duration: maxPause }),
    loginNetwork: store({
      keyPrefix: 'login-network',
      points: limits.loginNetwork,
      duration: 10 * minute,
    }),
    register: store({ keyPrefix: 'register', points: limits.register, duration: hour }),
    // Mails with a link: for one account or address, and for all of them from one network.
    verification: store({ keyPrefix: 'verification', points: limits.verification, duration: hour }),
    verificationNetwork: store({
      keyPrefix: 'verification-network',
      points: limits.verificationNetwork,
      duration: hour,
    }),
    forms: store({ keyPrefix: 'forms', points: limits.forms, duration: hour }),
    starts: store({ keyPrefix: 'starts', points: limits.starts, duration: hour }),
    // Comments, changes and reports of them: for one account.
    comments: store({ keyPrefix: 'comments', points: 20, duration: hour }),
    // Each costs the encoding of a picture.
    profilePictures: store({ keyPrefix: 'profile-pictures', points: 20, duration: hour }),
    exportMails: store({ keyPrefix: 'export-mails', points: 1, duration: hour }),
    reactivation: store({ keyPrefix: 'reactivation', points: limits.reactivation, duration: hour }),
    // It protects the process: each process counts its own requests, and no request waits for a database.
    requests: inMemory({ keyPrefix: 'requests', points: limits.requests, duration: minute }),
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
export type LimitName = keyof RateLimits;

/**
 * Takes one try from `key`.
 * @throws too-many-requests, with the seconds to wait, when none is left
 */
export async function takeOne(limits: RateLimits, name: LimitName, key: string): Promise<void> {
  // The count must survive a rollback, and a store in the database would wait for a second connection.
  requireOutsideTransaction();
  try {
    await limits[name].consume(key);
  } catch (refusal) {
    throw asFailure(refusal);
  }
}

/** Takes one try from `key`. @returns false when none was left */
export async function takeIfLeft(
  limits: RateLimits,
  name: LimitName,
  key: string,
): Promise<boolean> {
  try {
    await takeOne(limits, name, key);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
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

/**
 * Takes one try at an account's password, from all networks together. After too many wrong tries, one try
 * passes at a time, and the pause before the next doubles up to a minute.
 * @throws too-many-requests, with the seconds to wait; such a try does not count
 */
export async function takePaced(limits: RateLimits, account: string): Promise<void> {
  requireOutsideTransaction();
  const { loginAccount, loginPause } = limits;
  const { consumedPoints } = await loginAccount.penalty(account);
  const tooMany = consumedPoints - loginAccount.points;
  if (tooMany <= 0) return;
  const pause = Math.min(maxPause, 2 ** (tooMany - 1));
  try {
    await loginPause.consume(account, 1, { customDuration: pause });
  } catch (refusal) {
    await loginAccount.reward(account);
    throw asFailure(refusal);
  }
}

/** Gives back a try that turned out not to count, and the pause that it began. */
export async function giveBackPaced(limits: RateLimits, account: string): Promise<void> {
  await limits.loginAccount.reward(account);
  await limits.loginPause.delete(account);
}

function asFailure(refusal: unknown): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal;
  const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  // One second is rounded up, because the text has one form for all numbers.
  const wait =
    retryAfter < 90
      ? `${Math.max(2, retryAfter)} seconds`
      : `${Math.ceil(retryAfter / 60)} minutes`;
  return new Failure('too-many-requests', `Too many tries. Please wait ${wait} and try again.`, {
    retryAfter,
  });
}
