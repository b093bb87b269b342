import type { Tx } from '#db/open.ts';
import { invalid } from '#server/kernel/failure.ts';
import { holdShelf } from '../category/mutations.ts';
import { findSubCategory } from '../category/queries.ts';

/**
 * Checks that the category exists and that the sub-category, if any, is one of it; both stay until
 * the transaction ends. Only a draft may do without a category. Taken before a lock on a quiz, as removals do.
 * @throws invalid, at the field
 */
export async function requireHome(
  tx: Tx,
  {
    categoryId,
    subCategoryId,
    status,
  }: { categoryId: number | null; subCategoryId: number | null; status?: string },
): Promise<void> {
  if (categoryId === null) {
    if (status === 'active') throw invalid('categoryId', 'Category is required');
    if (subCategoryId === null) return;
    throw invalid('subCategoryId', 'A sub-category needs its category');
  }
  if (!(await holdShelf(tx, { kind: 'category', id: categoryId })))
    throw invalid('categoryId', 'This category does not exist');
  if (subCategoryId === null) return;
  await holdShelf(tx, { kind: 'subCategory', id: subCategoryId });
  const subCategory = await findSubCategory(tx, subCategoryId);
  if (subCategory?.categoryId !== categoryId) {
    throw invalid('subCategoryId', 'This sub-category does not belong to the category');
  }
}
