import { lockName } from '#db/advisory-lock.ts';
import { isUnassignedSeries } from '#db/conditions/assigned.ts';
import { deleteRows, restoringRows } from '#db/deletion.ts';
import type { Tx } from '#db/open.ts';
import { invalid } from '#server/kernel/failure.ts';
import { outcomesOf } from '#server/kernel/row-outcomes.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { freeName, internalName } from '#shared/features/category/rules.ts';
import type { NewSeries, SeriesChanges } from '#shared/features/series/schema.ts';
import { holdQuizzes } from '../quiz/mutations.ts';
import { listExistingQuizIds, selectDeletedQuizzes } from '../quiz/queries.ts';
import { listTakenSeriesNames } from './queries.ts';

/** @returns the new series' id */
export async function createSeries(
  tx: Tx,
  input: NewSeries,
  { writer, now }: Writing,
): Promise<number> {
  // The lock makes concurrent calls run one after another, so that two series never get the same name.
  await lockName(tx, 'series.name');
  const taken = await listTakenSeriesNames(tx);
  const { id } = await tx
    .insertInto('series')
    .values({
      ...input,
      name: freeName(internalName(input.name), `series_${taken.size + 1}`, taken),
      createdAt: now,
      updatedAt: now,
      updatedBy: writer,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a series until the transaction ends. */
export async function lockSeries(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('series').select('id').where('id', '=', id).forUpdate().execute();
}

/** Keeps a series and its list of quizzes from changing until the transaction ends. */
export async function holdSeries(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('series').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The same, and its quizzes are neither opened nor closed: what has to be passed stays the same. */
export async function holdSeriesWithQuizzes(tx: Tx, id: number): Promise<void> {
  await holdSeries(tx, id);
  const rows = await tx
    .selectFrom('seriesQuizzes')
    .where('seriesId', '=', id)
    .select('quizId')
    .execute();
  await holdQuizzes(
    tx,
    rows.map(({ quizId }) => quizId),
  );
}

export async function updateSeries(
  tx: Tx,
  id: number,
  changes: Omit<SeriesChanges, 'loadedUpdatedAt'>,
  { writer, now }: Writing,
): Promise<void> {
  await tx
    .updateTable('series')
    .set({ ...changes, updatedAt: now, updatedBy: writer })
    .where('id', '=', id)
    .execute();
}

/** Permanently deletes a series; its quizzes stay. An assigned one is only hidden, for its columns in gradebooks. */
export async function deleteSeries(tx: Tx, id: number, now: Date): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('series')
    .where('id', '=', id)
    .where(isUnassignedSeries)
    .executeTakeFirst();
  if (numDeletedRows === 0n) await deleteRows(tx, 'series', { ids: [id], now });
}

/** Deletes series so that they can be restored; their internal names stay reserved. */
export const deleteManySeries = async (tx: Tx, ids: readonly number[], now: Date) =>
  outcomesOf(ids, await deleteRows(tx, 'series', { ids, now }));

/** Restores deleted series with their quizzes. One whose category was removed meanwhile stays deleted. */
export async function restoreManySeries(tx: Tx, ids: readonly number[]) {
  const restored = await restoringRows(tx, 'series', ids)
    .where('categoryId', 'is not', null)
    .execute();
  return outcomesOf(ids, restored);
}

/** Erases series that were deleted before a time, except assigned ones. */
export async function eraseDeletedSeries(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('series').where('deletedAt', '<', before).where(isUnassignedSeries).execute();
}

/**
 * Replaces the quizzes of a series by the given ones, in their order. Deleted ones, which are not shown, keep their positions,
 * so that they are in the series once they are restored.
 * @throws invalid when one of them does not exist
 */
export async function setSeriesQuizzes(
  tx: Tx,
  seriesId: number,
  quizIds: number[],
  { writer, now }: Writing,
): Promise<void> {
  await tx
    .updateTable('series')
    .set({ updatedAt: now, updatedBy: writer })
    .where('id', '=', seriesId)
    .execute();
  const existing = await listExistingQuizIds(tx, quizIds);
  if (quizIds.some((id) => !existing.has(id))) {
    throw invalid('quizIds', 'One of these quizzes does not exist any more');
  }
  await tx
    .deleteFrom('seriesQuizzes')
    .where('seriesId', '=', seriesId)
    .where('quizId', 'not in', selectDeletedQuizzes(tx).select('id'))
    .execute();
  if (quizIds.length === 0) return;
  await tx
    .insertInto('seriesQuizzes')
    .values(quizIds.map((quizId, index) => ({ seriesId, quizId, quizOrder: index + 1 })))
    // One that was deleted at this moment has kept its position.
    .onConflict((conflict) =>
      conflict
        .columns(['seriesId', 'quizId'])
        .doUpdateSet((eb) => ({ quizOrder: eb.ref('excluded.quizOrder') })),
    )
    .execute();
}
