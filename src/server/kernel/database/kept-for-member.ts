import { LRUCache } from 'lru-cache';
import type { Database } from '#db/open.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import type { MemberVersions } from '../memory/member-versions.ts';
import { perDatabase } from './per-database.ts';

interface Reading<Input, Row> {
  read(db: Database, input: Input): Promise<readonly Row[]>;
  /** Two inputs of a member with the same key have the same rows. */
  keyOf(input: Input): string;
  /** Milliseconds; limits the age of what the clock alone makes valid or invalid. */
  lifetime?: number;
}

interface Kept<Row> {
  rows: readonly Row[];
  /** The member's version before the rows were read. */
  version: object;
}

/** In all entries together; a row is about half a kilobyte. */
const maxRows = 50_000;
/** A crash of PostgreSQL can lose the note of a change, see migration 0221. */
const maxLifetime = minuteMs;

/** Caches rows about a member as long as the member's version stays the same. They must not be changed. */
export function keptForMember<Input extends { userId: number }, Row>({
  read,
  keyOf,
  lifetime = maxLifetime,
}: Reading<Input, Row>) {
  const keptOf = perDatabase(
    () =>
      new LRUCache<string, Kept<Row>>({
        maxSize: maxRows,
        sizeCalculation: ({ rows }) => rows.length + 1,
        ttl: lifetime,
      }),
  );
  return async (db: Database, versions: MemberVersions, input: Input): Promise<readonly Row[]> => {
    const kept = keptOf(db);
    const key = `${input.userId} ${keyOf(input)}`;
    const version = versions.of(input.userId);
    const known = kept.get(key);
    if (known?.version === version) return known.rows;
    const rows = await read(db, input);
    kept.set(key, { rows, version });
    return rows;
  };
}
