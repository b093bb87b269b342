import { LRUCache } from 'lru-cache';
import type { Member } from '#shared/kernel/actor.ts';

const maxSessions = 20_000;

/**
 * Caches sessions that were found valid, by id. A session that ends in another process therefore ends in this
 * one at most `milliseconds` later.
 */
export class KnownSessions {
  readonly #time: Pick<Performance, 'now'>;
  readonly #members: LRUCache<string, Member> | undefined;
  #generation = 0;

  /**
   * @param milliseconds how long a look-up is cached; 0 disables the cache
   * @param time a clock in milliseconds
   */
  constructor(milliseconds: number, time: Pick<Performance, 'now'> = performance) {
    this.#time = time;
    if (milliseconds > 0)
      this.#members = new LRUCache({
        max: maxSessions,
        ttl: milliseconds,
        ttlResolution: 0,
        perf: time,
      });
  }

  /** The member of a session; `lookUp` gives undefined when there is no such session. */
  async find(
    sessionId: string,
    lookUp: () => Promise<Member | undefined>,
  ): Promise<Member | undefined> {
    const known = this.#members?.get(sessionId);
    if (known) return known;
    const start = this.#time.now();
    const generation = this.#generation;
    const found = await lookUp();
    // A look-up that began before a session ended may have found it.
    if (found && generation === this.#generation) this.#members?.set(sessionId, found, { start });
    return found;
  }

  /** Clears the cache, after a call that may have ended sessions or changed accounts. */
  clear(): void {
    this.#generation += 1;
    this.#members?.clear();
  }
}
