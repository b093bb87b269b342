import { anyOf } from './conditions/any-of.ts';
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

/** The statement that restores rows and returns them; a caller may add a condition. */
export const restoringRows = (tx: Tx, table: Restorable, ids: readonly number[]) =>
  tx
    .updateTable(table)
    .set({ deletedAt: null })
    .where('id', '=', anyOf(ids))
    .where('deletedAt', 'is not', null)
    .returning('id');
