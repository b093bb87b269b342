import { LRUCache } from 'lru-cache';

/** How far a long call has come: of all, or of a number that is not known yet. */
export interface Progress {
  phase: 'reading' | 'writing';
  done: number;
  total: number | null;
}

const callsAtMost = 1000;

/**
 * How far calls of this process have come, by keys that their clients have chosen. It needs no database, since the
 * embedded one answers no call during a transaction.
 */
export class KnownProgress {
  readonly #calls = new LRUCache<string, Progress>({ max: callsAtMost });

  find(key: string): Progress | undefined {
    return this.#calls.get(key);
  }

  /** Runs a call that reports how far it is; without a key nothing is kept. */
  async during<Result>(
    key: string | undefined,
    work: (report: (progress: Progress) => void) => Promise<Result>,
  ): Promise<Result> {
    if (key === undefined) return work(() => {});
    try {
      return await work((progress) => this.#calls.set(key, progress));
    } finally {
      this.#calls.delete(key);
    }
  }
}
