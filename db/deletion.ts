import type { Tx } from './open.ts';

/** Tables whose deleted rows can be restored for a while. */
type Restorable = 'series' | 'blogPosts';

/** Deletes rows so that they can be restored. @returns those that were not deleted before */
export const deleteRows = (
  tx: Tx,
  table: Restorable,
  { ids, now }: { ids: readonly number[]; now: Date },
) =>
  tx
    .updateTable(table)
    .set({ deletedAt: now })
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();

/** @returns the rows that were restored */
export const restoreRows = (tx: Tx, table: Restorable, ids: readonly number[]) =>
  tx
    .updateTable(table)
    .set({ deletedAt: null })
    .where('id', 'in', ids)
    .where('deletedAt', 'is not', null)
    .returning('id')
    .execute();

/** Erases rows that were deleted before a time. */
export async function eraseRows(tx: Tx, table: Restorable, before: Date): Promise<void> {
  await tx.deleteFrom(table).where('deletedAt', '<', before).execute();
}
