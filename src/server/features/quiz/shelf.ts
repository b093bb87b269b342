import type { Database } from '#db/open.ts';
import { Failure } from '../../kernel/failure.ts';
import { findCategory, findSubCategory } from '../category/queries.ts';

/**
 * Checks that the category exists and that the sub-category, if any, is one of it.
 * @throws invalid, at the field
 */
export async function requireHome(
  db: Database,
  { categoryId, subCategoryId }: { categoryId: number; subCategoryId: number | null },
): Promise<void> {
  if (!(await findCategory(db, categoryId)))
    throw misplaced('categoryId', 'This category does not exist');
  if (subCategoryId === null) return;
  const subCategory = await findSubCategory(db, subCategoryId);
  if (subCategory?.categoryId !== categoryId) {
    throw misplaced('subCategoryId', 'This sub-category does not belong to the category');
  }
}

const misplaced = (field: string, message: string) =>
  new Failure('invalid', message, { fields: { [field]: message } });
