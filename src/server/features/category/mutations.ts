import type { Tx } from '#db/open.ts';
import { freeName, internalName } from '#shared/features/category/rules.ts';
import type { NewCategory, NewSubCategory } from '#shared/features/category/schema.ts';
import { listTakenNames } from './queries.ts';

export async function createCategory(tx: Tx, input: NewCategory): Promise<number> {
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
  changes: { displayName: string; description: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('categories')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function createSubCategory(
  tx: Tx,
  input: NewSubCategory,
  createdBy: number,
): Promise<number> {
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
  changes: {
    displayName: string;
    description: string | null;
    imageUrl: string | null;
    status?: 'active' | 'archived';
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subCategories')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
