import { LRUCache } from 'lru-cache';
import type { Database } from '#db/open.ts';

/**
 * Keeps what was read of rows that never change.
 * @param read gives null for what there is not, which is asked for again
 */
export function remembered<Value extends object>(
  read: (db: Database, id: number) => Promise<Value | null>,
  { atMost }: { atMost: number },
): (db: Database, id: number) => Promise<Value | null> {
  const kept = new WeakMap<Database, LRUCache<number, Value>>();
  return async (db, id) => {
    const values = kept.get(db) ?? new LRUCache<number, Value>({ max: atMost });
    kept.set(db, values);
    const known = values.get(id);
    if (known) return known;
    const value = await read(db, id);
    if (value) values.set(id, value);
    return value;
  };
}
