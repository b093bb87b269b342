import { hash, hashRaw, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { Config } from '../config.ts';
import { Failure } from './failure.ts';

// argon2id, the library's default, at OWASP's minimum: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** For tests alone, which hash thousands of passwords. */
const testParameters = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const atOnce = 2;
const maxWaiting = 200;

/** Hashes on worker threads, a few at a time, so that many sign-ins at once do not slow down other requests. */
export function createPasswords(mode: Config['mode']) {
  const cost = mode === 'test' ? testParameters : parameters;
  const queue = new PQueue({ concurrency: atOnce });

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= maxWaiting) {
      throw new Failure(
        'too-many-requests',
        'Too many people are signing in right now. Please try again in a moment.',
        { retryAfter: 5 },
      );
    }
    return queue.add(work);
  }

  // Checked in place of a missing hash, so that an unknown address takes as long as a wrong password.
  const decoy = inTurn(() => hash('no account has this password', cost));

  return {
    /** The argon2id hash to store. Never call it inside a transaction: it takes tens of milliseconds. */
    hash: (password: string): Promise<string> => inTurn(() => hash(password, cost)),
    /** An argon2id hash that is found again by computing it with the same salt. */
    hashWithSalt: async (text: string, salt: string): Promise<string> => {
      const bytes = await inTurn(() =>
        hashRaw(text, { ...cost, salt: Buffer.from(salt, 'base64url') }),
      );
      return bytes.toString('base64url');
    },
    /** Whether `password` matches `stored`; takes the same time if there is no hash. */
    verify: async (stored: string | null | undefined, password: string): Promise<boolean> => {
      const matches = await inTurn(async () => verify(stored ?? (await decoy), password));
      return matches && stored !== null && stored !== undefined;
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
