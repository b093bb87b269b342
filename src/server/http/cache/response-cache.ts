import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type PublicTopic, publicTopics } from '#db/changes/public-changes.ts';
import { sessionCookie } from '#server/features/account/sessions/mutations.ts';
import type { CachedRead } from '#server/kernel/procedure-meta.ts';
import { type PublicVersions, versionOf } from '#server/kernel/public-versions.ts';
import type { Observer } from '#server/telemetry/observer.ts';
import { hourMs, minuteMs } from '#shared/kernel/time/durations.ts';
import { CachedResponse } from './cached-response.ts';

type Readers = CachedRead['for'];

/** A successful response as it was computed, and the topics that it was computed from. */
interface Computed {
  body: string;
  headers: OutgoingHttpHeaders;
  /** The version of the document in the body; the ETag begins with it. */
  version?: string | undefined;
  topics: Iterable<PublicTopic>;
}

/** How a response is computed and kept. */
interface Computation {
  readers: Readers;
  /** Computes the response for a guest; undefined for a failure, which is never cached. */
  compute: () => Promise<Computed | undefined>;
  /** Under which the response is kept: that of the request when left out. */
  address?: string;
}

interface Entry {
  response: CachedResponse;
  readers: Readers;
  topics: Iterable<PublicTopic>;
  /** The versions of the topics before the response was computed. */
  versions: string;
  /** When it was computed, in milliseconds. */
  at: number;
}

const maxBytes = 64 * 1024 * 1024;
/** Milliseconds; limits the age of data that no topic covers, such as a post's number of readers. */
const lifetime = minuteMs;
/** For how many milliseconds a response may be used while the database is out of reach. */
const usedInOutage = hourMs;

/**
 * Caches responses to public reads by address. A response is computed for a guest, once for all concurrent
 * requests, and is used until one of its topics changes. While the database is out of reach, the last response
 * is used.
 */
export class ResponseCache {
  readonly #versions: PublicVersions;
  readonly #isOn: boolean;
  readonly #observers: readonly Observer[];
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, url) => response.size + url.length,
    ttl: usedInOutage,
  });
  readonly #computing = new Map<string, Promise<CachedResponse | undefined>>();

  constructor(versions: PublicVersions, isOn = true, observers: readonly Observer[] = []) {
    this.#versions = versions;
    this.#isOn = isOn;
    this.#observers = observers;
  }

  /** The response to a request; undefined if it must be computed. */
  find(request: FastifyRequest, address = request.url): CachedResponse | undefined {
    const entry = this.#entries.get(address);
    if (!entry || !mayRead(request, entry.readers)) return undefined;
    if (!this.#isCurrent(entry) && !this.#versions.areOutOfReach) return undefined;
    this.#report('hit');
    return entry.response;
  }

  #isCurrent({ versions, topics, at }: Entry): boolean {
    const isYoung = performance.now() - at < lifetime;
    return isYoung && versions === versionOf(this.#versions.known, topics);
  }

  /**
   * The response to a request, computed if needed; concurrent requests share it.
   * @returns undefined when the request needs a response of its own
   */
  async answer(
    request: FastifyRequest,
    { readers, compute, address = request.url }: Computation,
  ): Promise<CachedResponse | undefined> {
    if (!mayRead(request, readers)) return undefined;
    if (!this.#isOn) return compute().then((computed) => computed && new CachedResponse(computed));
    const found = this.find(request, address);
    if (found) return found;
    // A request after a change must not share a computation that began before it.
    const { known } = this.#versions;
    const key = `${address} ${versionOf(known, publicTopics)}`;
    const running = this.#computing.get(key);
    if (running) return running;
    this.#report('miss');
    const computing = compute().then(
      (computed) =>
        computed ? this.#keep(address, computed, { readers, known }) : this.#lastInOutage(address),
      async (error: unknown) => {
        const last = await this.#lastInOutage(address);
        if (!last) throw error;
        return last;
      },
    );
    this.#computing.set(key, computing);
    return computing.finally(() => this.#computing.delete(key));
  }

  /** The last response, after a new one could not be computed; undefined unless the database is the reason. */
  async #lastInOutage(address: string): Promise<CachedResponse | undefined> {
    const entry = this.#entries.get(address);
    if (!entry) return undefined;
    const isReachable = await this.#versions.refresh().then(
      () => true,
      () => false,
    );
    if (!isReachable) return entry.response;
    this.#entries.delete(address);
    return undefined;
  }

  #report(outcome: 'hit' | 'miss'): void {
    for (const observer of this.#observers) observer.onCacheUse?.(outcome);
  }

  #keep(
    address: string,
    { topics, ...parts }: Computed,
    { readers, known }: { readers: Readers; known: ReadonlyMap<string, string> },
  ): CachedResponse {
    const response = new CachedResponse(parts);
    const versions = versionOf(known, topics);
    this.#entries.set(address, { response, readers, topics, versions, at: performance.now() });
    return response;
  }
}

/** Who may get the answers of several reads together. */
export const readersOf = (reads: readonly CachedRead[]): Readers =>
  reads.every((read) => read.for === 'everyone') ? 'everyone' : 'guests';

/** What the answers to several reads are computed from. */
export const topicsOf = (reads: readonly CachedRead[]): Set<PublicTopic> =>
  new Set(reads.flatMap(({ topics }) => topics));

/** A request with an access token is not answered here, because the token may be no longer valid. */
function mayRead({ headers }: FastifyRequest, readers: Readers): boolean {
  if (headers.authorization !== undefined) return false;
  return readers === 'everyone' || !headers.cookie?.includes(sessionCookie);
}
