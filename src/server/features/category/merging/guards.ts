import type { Database, Tx } from '#db/open.ts';
import { invalid } from '#server/kernel/failure.ts';
import type { MergePair } from '#shared/features/category/merging.ts';
import { lockCategory } from '../mutations.ts';
import { getByRef } from '../queries.ts';

/** @throws invalid for two of different kinds, or for one and the same */
export function requireMergeable({ from, into }: MergePair): void {
  if (from.kind !== into.kind)
    throw invalid(
      'into',
      'A category is merged into a category, a sub-category into a sub-category',
    );
  if (from.id === into.id) throw invalid('into', 'Choose two different ones');
}

/** @throws not-found when one of them is missing */
export async function requireBoth(db: Database, { from, into }: MergePair): Promise<void> {
  await getByRef(db, from);
  await getByRef(db, into);
}

/** Locks both in the order of their ids, so that two merges cannot deadlock. */
export async function lockBoth(tx: Tx, { from, into }: MergePair): Promise<void> {
  for (const ref of [from, into].toSorted((a, b) => a.id - b.id)) await lockCategory(tx, ref);
}
