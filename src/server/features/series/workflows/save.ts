import type { Tx } from '#db/open.ts';
import { requireCategory } from '#server/features/category/guards.ts';
import { requireUnchanged } from '#server/kernel/unchanged.ts';
import type { Writing } from '#server/kernel/writing.ts';
import type { NewSeries, SeriesChanges, SeriesOrder } from '#shared/features/series/schema.ts';
import {
  createSeries,
  deleteSeries,
  lockSeries,
  setSeriesQuizzes,
  updateSeries,
} from '../mutations.ts';
import { getSeries } from '../queries.ts';

/** Creates a series and reads it back. */
export async function addSeries(tx: Tx, input: NewSeries, by: Writing) {
  await requireCategory(tx, input.categoryId);
  return getSeries(tx, await createSeries(tx, input, by), 'author');
}

/** Changes a series and reads it back. */
export async function changeSeries(
  tx: Tx,
  id: number,
  { loadedUpdatedAt, ...changes }: SeriesChanges,
  by: Writing,
) {
  await requireAsLoaded(tx, id, loadedUpdatedAt);
  if (changes.categoryId !== undefined) await requireCategory(tx, changes.categoryId);
  await updateSeries(tx, id, changes, by);
  return getSeries(tx, id, 'author');
}

/** Sets which quizzes are in a series, and reads it back. */
export async function arrangeSeries(
  tx: Tx,
  id: number,
  { loadedUpdatedAt, quizIds }: SeriesOrder,
  by: Writing,
) {
  await requireAsLoaded(tx, id, loadedUpdatedAt);
  await setSeriesQuizzes(tx, id, quizIds, by);
  return getSeries(tx, id, 'author');
}

/** Deletes a series; its quizzes stay. @throws stale when it was changed since it was loaded */
export async function removeSeries(
  tx: Tx,
  { id, loadedAt }: { id: number; loadedAt: string | undefined },
  now: Date,
) {
  await requireAsLoaded(tx, id, loadedAt);
  await deleteSeries(tx, id, now);
}

/** @throws stale when another person has changed the series since the editor loaded it */
async function requireAsLoaded(tx: Tx, id: number, loadedAt: string | undefined): Promise<void> {
  await lockSeries(tx, id);
  requireUnchanged('series', await getSeries(tx, id, 'author'), loadedAt);
}
