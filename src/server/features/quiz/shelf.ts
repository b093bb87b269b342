import type { Tx } from '#db/open.ts';
import { Failure } from '../../kernel/failure.ts';
import { holdShelf } from '../category/mutations.ts';
import { findSubCategory } from '../category/queries.ts';

/**
 * Checks that the category exists and that the sub-category, if any, is one of it; both stay until
 * the transaction ends. Taken before a lock on a quiz, as removals do.
 * @throws invalid, at the field
 */
export async function requireHome(
  tx: Tx,
  { categoryId, subCategoryId }: { categoryId: number; subCategoryId: number | null },
): Promise<void> {
  if (!(await holdShelf(tx, { kind: 'category', id: categoryId })))
    throw misplaced('categoryId', 'This category does not exist');
  if (subCategoryId === null) return;
  await holdShelf(tx, { kind: 'subCategory', id: subCategoryId });
  const subCategory = await findSubCategory(tx, subCategoryId);
  if (subCategory?.categoryId !== categoryId) {
    throw misplaced('subCategoryId', 'This sub-category does not belong to the category');
  }
}

const misplaced = (field: string, message: string) =>
  new Failure('invalid', message, { fields: { [field]: message } });
