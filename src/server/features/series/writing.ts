import type { Tx } from '#db/open.ts';
import type { NewSeries, SeriesChanges, SeriesOrder } from '#shared/features/series/schema.ts';
import { Failure, orNotFound } from '../../kernel/failure.ts';
import { requireUnchanged } from '../../kernel/unchanged.ts';
import { findCategory } from '../category/queries.ts';
import { createSeries, lockSeries, setSeriesQuizzes, updateSeries } from './mutations.ts';
import { findSeries } from './queries.ts';

/** Creates a series and reads it back. */
export async function addSeries(tx: Tx, input: NewSeries, now: Date) {
  await requireCategory(tx, input.categoryId);
  return readBack(tx, await createSeries(tx, input, now));
}

/** Changes a series and reads it back. */
export async function changeSeries(
  tx: Tx,
  id: number,
  { loadedUpdatedAt, ...changes }: SeriesChanges,
  now: Date,
) {
  await requireAsLoaded(tx, id, loadedUpdatedAt);
  await requireCategory(tx, changes.categoryId);
  await updateSeries(tx, id, changes, now);
  return readBack(tx, id);
}

/** Sets which quizzes a series holds, and reads it back. */
export async function arrangeSeries(
  tx: Tx,
  id: number,
  { loadedUpdatedAt, quizIds }: SeriesOrder,
  now: Date,
) {
  await requireAsLoaded(tx, id, loadedUpdatedAt);
  await setSeriesQuizzes(tx, id, quizIds, now);
  return readBack(tx, id);
}

/** @throws stale when somebody else has changed the series since an editor loaded it */
async function requireAsLoaded(tx: Tx, id: number, loadedAt: string | undefined): Promise<void> {
  await lockSeries(tx, id);
  const { updatedAt } = await readBack(tx, id);
  requireUnchanged('series', updatedAt, loadedAt);
}

const readBack = async (tx: Tx, id: number) =>
  orNotFound(await findSeries(tx, id, 'author'), 'Series');

/** @throws invalid, at the field */
async function requireCategory(tx: Tx, categoryId: number): Promise<void> {
  if (await findCategory(tx, categoryId)) return;
  const message = 'This category does not exist';
  throw new Failure('invalid', message, { fields: { categoryId: message } });
}
