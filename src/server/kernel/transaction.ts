import { type Database, runTransaction, type Tx } from '#db/open.ts';

/**
 * Runs `work` in one transaction: committed when it returns, undone when it throws. Everything in it
 * takes the `tx` it is given; the plain handle refuses to work until the transaction is over.
 */
export function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return runTransaction(db, work);
}
