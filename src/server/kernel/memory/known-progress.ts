import { LRUCache } from 'lru-cache';
import type { Database } from '#db/open.ts';
import {
  findRunningCall,
  forgetRunningCall,
  type Progress,
  writeRunningCall,
} from '#db/running-calls.ts';
import { hashToken } from '../secret-token.ts';

const maxCalls = 1000;

/** Milliseconds between two writes of how far a call is, for other processes. */
const writtenEvery = 500;

/**
 * How far calls have come, by keys that their clients have chosen: those of this process from its memory, since the
 * embedded database answers nothing during a transaction, and those of other processes from the database they share.
 */
export class KnownProgress {
  readonly #calls = new LRUCache<string, Progress>({ max: maxCalls });
  readonly #shared: Database | undefined;

  /** @param shared PostgreSQL; none for the embedded database, which has one process */
  constructor(shared?: Database) {
    this.#shared = shared;
  }

  async find(key: string): Promise<Progress | undefined> {
    const own = this.#calls.get(key);
    if (own || !this.#shared) return own;
    return findRunningCall(this.#shared, hashToken(key));
  }

  /** Runs a call that reports how far it is; without a key nothing is kept. */
  async during<Result>(
    key: string | undefined,
    work: (report: (progress: Progress) => void) => Promise<Result>,
  ): Promise<Result> {
    if (key === undefined) return work(() => {});
    const stop = this.#share(key);
    try {
      return await work((progress) => this.#calls.set(key, progress));
    } finally {
      this.#calls.delete(key);
      await stop();
    }
  }

  /**
   * A timer runs outside of the call's transaction. A failure only means that other processes do not see the progress.
   */
  #share(key: string): () => Promise<void> {
    const shared = this.#shared;
    if (!shared) return async () => {};
    const hash = hashToken(key);
    let writing = Promise.resolve();
    const timer = setInterval(() => {
      const progress = this.#calls.get(key);
      if (!progress) return;
      writing = writing.then(() => writeRunningCall(shared, hash, progress)).catch(() => {});
    }, writtenEvery);
    return async () => {
      clearInterval(timer);
      await writing.then(() => forgetRunningCall(shared, hash)).catch(() => {});
    };
  }
}
