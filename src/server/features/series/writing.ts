import type { Tx } from '#db/open.ts';
import type { NewSeries, SeriesFields } from '#shared/features/series/schema.ts';
import { Failure, orNotFound } from '../../kernel/failure.ts';
import { findCategory } from '../category/queries.ts';
import { createSeries, setSeriesQuizzes, updateSeries } from './mutations.ts';
import { findSeries } from './queries.ts';

/** Creates a series and reads it back. */
export async function addSeries(tx: Tx, input: NewSeries, now: Date) {
  await requireCategory(tx, input.categoryId);
  return readBack(tx, await createSeries(tx, input, now));
}

/** Changes a series and reads it back. */
export async function changeSeries(tx: Tx, id: number, changes: SeriesFields, now: Date) {
  await requireCategory(tx, changes.categoryId);
  await updateSeries(tx, id, changes, now);
  return readBack(tx, id);
}

/** Sets which quizzes a series holds, and reads it back. */
export async function arrangeSeries(tx: Tx, id: number, quizIds: number[], now: Date) {
  await setSeriesQuizzes(tx, id, quizIds, now);
  return readBack(tx, id);
}

const readBack = async (tx: Tx, id: number) =>
  orNotFound(await findSeries(tx, id, 'author'), 'Series');

/** @throws invalid, at the field */
async function requireCategory(tx: Tx, categoryId: number): Promise<void> {
  if (await findCategory(tx, categoryId)) return;
  const message = 'This category does not exist';
  throw new Failure('invalid', message, { fields: { categoryId: message } });
}
