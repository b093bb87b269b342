import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Database, isTransaction, requireOutsideTransaction } from '#db/open.ts';
import type { Observer } from '#server/telemetry/observer.ts';
import { isOutage, isTransactionConflict } from './outage.ts';
import { perDatabase } from './per-database.ts';

/** The observers of group sizes, by database. */
const observersOf = new WeakMap<Database, readonly Observer[]>();

/** Reports the size of each group that is processed for `db`. */
export function observeGroups(db: Database, observers: readonly Observer[]): void {
  observersOf.set(db, observers);
}

/** The result of an item that would make its group wait. */
export const busy = Symbol('busy');

/** Work that costs the database less for many items at once than for each alone. */
interface Grouping<Item, Result> {
  /**
   * Does the work for all items, in one statement or one transaction; the results have the order of the
   * items. An item for which a group would have to wait is `busy`; it is tried again alone, and then waits.
   */
  run(db: Database, items: Item[]): Promise<(Result | typeof busy)[]>;
  /** The maximum number of items in a group. */
  atMost: number;
  /** Two items with the same key are never worked on at the same time: the second waits for the first. */
  keyOf(item: Item): string | number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** While one group waits for the database, the next one is prepared. */
const groupsAtOnce = 2;

/**
 * Collects items while the database works on an earlier group, and processes them together. A single item does
 * not wait. A call returns when its own item is done, so that an answer is committed before it is acknowledged.
 * If a group fails, its items are tried one by one, so that a failing item does not affect the others.
 * @returns a function that processes an item; within a transaction, alone and in that transaction
 */
export function grouped<Item, Result>(
  grouping: Grouping<Item, Result>,
): (db: Database, item: Item) => Promise<Result> {
  const queueOf = perDatabase((db) => new Queue(db, grouping));
  return async (db, item) => {
    if (isTransaction(db)) {
      const [result] = await grouping.run(db, [item]);
      return theResult(result);
    }
    requireOutsideTransaction();
    return queueOf(db).add(item);
  };
}

class Queue<Item, Result> {
  readonly #db: Database;
  readonly #grouping: Grouping<Item, Result>;
  readonly #keys = new Set<string | number>();
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;

  constructor(db: Database, grouping: Grouping<Item, Result>) {
    this.#db = db;
    this.#grouping = grouping;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#running < groupsAtOnce) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#running += 1;
    // Items added in the same turn of the event loop belong to the same group.
    await nextTurn();
    for (let group = this.#take(); group.length > 0; group = this.#take()) {
      await this.#settle(group);
    }
    this.#running -= 1;
  }

  #take(): Waiting<Item, Result>[] {
    const group: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.#grouping.keyOf(waiting.item);
      if (group.length === this.#grouping.atMost || this.#keys.has(key)) left.push(waiting);
      else {
        this.#keys.add(key);
        group.push(waiting);
      }
    }
    this.#waiting = left;
    return group;
  }

  async #settle(group: Waiting<Item, Result>[]): Promise<void> {
    for (const observer of observersOf.get(this.#db) ?? []) observer.onGroup?.(group.length);
    try {
      const results = await this.#grouping.run(
        this.#db,
        group.map(({ item }) => item),
      );
      for (const [index, waiting] of group.entries()) {
        const result = results[index];
        if (result === busy && group.length > 1) void this.#settle([waiting]);
        else this.#done(waiting, () => waiting.resolve(theResult(result)));
      }
    } catch (error) {
      const mayDoAlone = !isOutage(error) || isTransactionConflict(error);
      if (group.length > 1 && mayDoAlone)
        for (const waiting of group) await this.#settle([waiting]);
      else for (const waiting of group) this.#done(waiting, () => waiting.reject(error));
    }
  }

  #done(waiting: Waiting<Item, Result>, settle: () => void): void {
    this.#keys.delete(this.#grouping.keyOf(waiting.item));
    settle();
    if (this.#waiting.length > 0 && this.#running < groupsAtOnce) void this.#work();
  }
}

function theResult<Result>(result: Result | typeof busy | undefined): Result {
  if (result === undefined || result === busy) throw new Error('A group has too few results.');
  return result;
}
