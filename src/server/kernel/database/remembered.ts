import { LRUCache } from 'lru-cache';
import type { Database } from '#db/open.ts';

/**
 * Caches values read from rows that hardly ever change.
 * @param read returns null for a missing row, which is not cached
 * @returns reads a value; one that `isUsable` refuses is read again
 */
export function remembered<Value extends object>(
  read: (db: Database, id: number) => Promise<Value | null>,
  { atMost }: { atMost: number },
): (db: Database, id: number, isUsable?: (value: Value) => boolean) => Promise<Value | null> {
  const kept = new WeakMap<Database, LRUCache<number, Value>>();
  return async (db, id, isUsable = () => true) => {
    const values = kept.get(db) ?? new LRUCache<number, Value>({ max: atMost });
    kept.set(db, values);
    const known = values.get(id);
    if (known && isUsable(known)) return known;
    const value = await read(db, id);
    if (value) values.set(id, value);
    return value;
  };
}
