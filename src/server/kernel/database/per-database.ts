import type { Database } from '#db/open.ts';

/** @returns what belongs to a database handle: created for the first call with it, and kept as long as the handle */
export function perDatabase<Value>(create: (db: Database) => Value): (db: Database) => Value {
  const kept = new WeakMap<Database, Value>();
  return (db) => {
    const known = kept.get(db);
    if (known !== undefined) return known;
    const value = create(db);
    kept.set(db, value);
    return value;
  };
}
