import type { Tx } from '#db/open.ts';
import { invalid } from '#server/kernel/failure.ts';
import { findCategory } from './queries.ts';

/** @throws invalid, at the field */
export async function requireCategory(tx: Tx, categoryId: number | null): Promise<void> {
  if (categoryId === null || (await findCategory(tx, categoryId))) return;
  throw invalid('categoryId', 'This category does not exist');
}
