import { LRUCache } from 'lru-cache';
import type { Database } from '#db/open.ts';
import { perDatabase } from './per-database.ts';

/**
 * Caches values read from rows that hardly ever change.
 * @param read returns null for a missing row, which is not cached
 * @returns reads a value; one that `isUsable` refuses is read again
 */
export function remembered<Value extends object>(
  read: (db: Database, id: number) => Promise<Value | null>,
  { atMost }: { atMost: number },
): (db: Database, id: number, isUsable?: (value: Value) => boolean) => Promise<Value | null> {
  const valuesOf = perDatabase(() => new LRUCache<number, Value>({ max: atMost }));
  return async (db, id, isUsable = () => true) => {
    const values = valuesOf(db);
    const known = values.get(id);
    if (known && isUsable(known)) return known;
    const value = await read(db, id);
    if (value) values.set(id, value);
    return value;
  };
}
