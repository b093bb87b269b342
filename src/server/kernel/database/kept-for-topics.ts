import { LRUCache } from 'lru-cache';
import type { PublicTopic } from '#db/changes/public-changes.ts';
import type { Database } from '#db/open.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import type { Services } from '../context.ts';
import { versionOf } from '../public-versions.ts';
import { perDatabase } from './per-database.ts';

interface Reading<Input, Value> {
  read(db: Database, input: Input): Promise<Value>;
  /** Two inputs with the same key have the same value. */
  keyOf(input: Input): string;
  /** What the value is read from. */
  topics: readonly PublicTopic[];
  /** How many values are kept. */
  atMost: number;
}

interface Kept<Value> {
  value: Promise<Value>;
  /** The version of the topics before the value was read. */
  version: string;
  /** Until then it is used even if a topic has changed, in milliseconds. */
  until: number;
  /** Until then it is used if no topic has changed, in milliseconds. */
  latest: number;
}

/** Milliseconds: a limit for what no version shows, such as transactions that committed in another order. */
const lifetime = minuteMs;

/** A pause between two readings is this many times as long as a reading. */
const pauseFactor = 10;

/**
 * Caches values that take long to read, until one of their topics changes. While topics change all the time, reading
 * takes a tenth of the time of one connection. Concurrent callers share a reading.
 */
export function keptForTopics<Input, Value>({
  read,
  keyOf,
  topics,
  atMost,
}: Reading<Input, Value>) {
  const valuesOf = perDatabase(() => new LRUCache<string, Kept<Value>>({ max: atMost }));
  return (
    { db, config, publicVersions }: Pick<Services, 'db' | 'config' | 'publicVersions'>,
    input: Input,
  ): Promise<Value> => {
    if (!config.responseCache) return read(db, input);
    const values = valuesOf(db);
    const key = keyOf(input);
    const version = versionOf(publicVersions.known, topics);
    const known = values.get(key);
    const started = performance.now();
    const isCurrent = known && known.version === version && started < known.latest;
    if (known && (isCurrent || started < known.until)) return known.value;
    const latest = started + lifetime;
    const kept = { value: read(db, input), version, until: Number.POSITIVE_INFINITY, latest };
    values.set(key, kept);
    kept.value.then(
      () => {
        const ended = performance.now();
        kept.until = ended + pauseFactor * (ended - started);
      },
      () => values.delete(key),
    );
    return kept.value;
  };
}
