import { lockName } from '#db/advisory-lock.ts';
import { isUnassignedSeries } from '#db/conditions/assigned.ts';
import type { Tx } from '#db/open.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { Writing } from '#server/kernel/writing.ts';
import { freeName, internalName } from '#shared/features/category/rules.ts';
import type {
  CategoryChanges,
  CategoryRef,
  NewCategory,
  NewSubCategory,
  SubCategoryChanges,
} from '#shared/features/category/schema.ts';
import { listTakenNames } from './queries.ts';

export async function createCategory(tx: Tx, input: NewCategory): Promise<number> {
  // The lock makes concurrent calls run one after another, so that two categories never get the same name.
  await lockName(tx, 'categories.name');
  const taken = await listTakenNames(tx);
  const { id } = await tx
    .insertInto('categories')
    .values({
      name: freeName(internalName(input.name), `category_${taken.size + 1}`, taken),
      displayName: input.displayName,
      description: input.description,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(
  tx: Tx,
  id: number,
  changes: Omit<CategoryChanges, 'id' | 'loadedUpdatedAt'>,
  { writer, now }: Writing,
): Promise<void> {
  await tx
    .updateTable('categories')
    .set({ ...changes, updatedAt: now, updatedBy: writer })
    .where('id', '=', id)
    .execute();
}

export async function createSubCategory(
  tx: Tx,
  input: NewSubCategory,
  createdBy: number,
): Promise<number> {
  await lockName(tx, 'sub_categories.name');
  const taken = await listTakenNames(tx, input.categoryId);
  const { id } = await tx
    .insertInto('subCategories')
    .values({
      name: freeName(internalName(input.name), `sub_category_${taken.size + 1}`, taken),
      displayName: input.displayName,
      description: input.description,
      categoryId: input.categoryId,
      imageUrl: input.imageUrl,
      createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSubCategory(
  tx: Tx,
  id: number,
  changes: Omit<SubCategoryChanges, 'id' | 'loadedUpdatedAt'>,
  { writer, now }: Writing,
): Promise<void> {
  await tx
    .updateTable('subCategories')
    .set({ ...changes, updatedAt: now, updatedBy: writer })
    .where('id', '=', id)
    .execute();
}

/** Locks a category or sub-category: until the transaction ends it is not changed and nothing is added to it. */
export async function lockCategory(tx: Tx, { kind, id }: CategoryRef): Promise<void> {
  await tx
    .selectFrom(kind === 'category' ? 'categories' : 'subCategories')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Prevents the removal of a category or sub-category until the transaction ends. @returns whether it exists */
export async function keepCategory(tx: Tx, { kind, id }: CategoryRef): Promise<boolean> {
  const row = await tx
    .selectFrom(kind === 'category' ? 'categories' : 'subCategories')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes a category with its sub-categories and series; the quizzes of these stay. It must have no quizzes of its own;
 * deleted ones lose their category, and their draws from it.
 * @throws conflict when a quiz draws questions from the category
 */
export async function removeCategory(tx: Tx, id: number, now: Date): Promise<void> {
  const deleted = tx.selectFrom('quizzes').where('archivedAt', 'is not', null).select('id');
  await tx
    .deleteFrom('quizDraws')
    .where('categoryId', '=', id)
    .where('quizId', 'in', deleted)
    .execute();
  const draw = await tx
    .selectFrom('quizDraws')
    .where('categoryId', '=', id)
    .select('id')
    .executeTakeFirst();
  if (draw)
    throw new Failure(
      'conflict',
      'A quiz draws questions from this category. Change its draws first.',
    );
  await tx
    .updateTable('quizzes')
    .set({ categoryId: null, subCategoryId: null })
    .where('categoryId', '=', id)
    .where('archivedAt', 'is not', null)
    .execute();
  await removeSeriesOf(tx, id, now);
  await tx.deleteFrom('subCategories').where('categoryId', '=', id).execute();
  await tx.deleteFrom('categories').where('id', '=', id).execute();
}

/** An assigned series is deleted but kept, without a category, for its columns in gradebooks. */
async function removeSeriesOf(tx: Tx, categoryId: number, now: Date): Promise<void> {
  await tx
    .deleteFrom('series')
    .where('categoryId', '=', categoryId)
    .where(isUnassignedSeries)
    .execute();
  await tx
    .updateTable('series')
    .set((eb) => ({ categoryId: null, deletedAt: eb.fn.coalesce('deletedAt', eb.val(now)) }))
    .where('categoryId', '=', categoryId)
    .execute();
}

/** Removes a sub-category. It must have no quizzes; deleted quizzes lose their sub-category. */
export async function removeSubCategory(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('quizzes')
    .set({ subCategoryId: null })
    .where('subCategoryId', '=', id)
    .where('archivedAt', 'is not', null)
    .execute();
  await tx.deleteFrom('subCategories').where('id', '=', id).execute();
}
