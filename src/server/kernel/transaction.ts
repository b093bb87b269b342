import { setTimeout as pause } from 'node:timers/promises';
import { type Database, isTransaction, runTransaction, type Tx } from '#db/open.ts';
import { isTransactionConflict } from './database/outage.ts';

const maxTries = 5;

/**
 * Runs `work` in one transaction: committed when it returns, undone when it throws. Everything in it
 * takes the `tx` it is given; the plain handle throws until the transaction is over. Where
 * `db` is an open transaction already, `work` becomes a part of that one.
 *
 * When the database undoes the transaction because it deadlocked with another one, `work` runs again
 * in a new transaction. So it must change nothing but the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let tried = 1; ; tried += 1) {
    try {
      return await runTransaction(db, work);
    } catch (error) {
      if (tried === maxTries || !isTransactionConflict(error)) throw error;
      // A random pause, so that the same transactions do not conflict again.
      await pause(Math.random() * 10 * 2 ** tried);
    }
  }
}
