import type { Database } from '#db/open.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { eraseAccount } from '../mutations.ts';
import { listDueForErasure } from '../queries.ts';

/**
 * Erases the accounts whose grace period has ended, each in its own transaction, so that a failure does not
 * affect the others.
 * @param onErased called with the id of each account that was erased
 * @returns how many were erased
 * @throws AggregateError when some accounts could not be erased
 */
export async function purgeAccounts(
  db: Database,
  now: Date,
  onErased: (userId: number) => void = () => {},
): Promise<number> {
  const due = await listDueForErasure(db, now);
  const failures: unknown[] = [];
  let erased = 0;
  for (const id of due) {
    try {
      if (!(await inTransaction(db, (tx) => eraseAccount(tx, id, now)))) continue;
      erased += 1;
      onErased(id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be erased');
  return erased;
}
