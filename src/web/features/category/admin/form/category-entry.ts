import { z } from 'zod';
import {
  CategoryChanges,
  NewCategory,
  NewSubCategory,
  SubCategoryChanges,
} from '#shared/features/category/schema.ts';
import type { CategoryRow, SubCategoryRow } from '../api.ts';

/** What a form creates or changes. */
export type FormTarget =
  | { kind: 'newCategory' }
  | { kind: 'category'; category: CategoryRow }
  | { kind: 'newSubCategory'; categoryId: number | null }
  | { kind: 'subCategory'; subCategory: SubCategoryRow };

/** Every field that one of the forms has. */
const Entered = z.object({
  categoryId: z.number(),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  imageUrl: z.string(),
});
export type Entered = z.infer<typeof Entered>;

/** In place of the id of a category, until one is chosen. */
export const noCategory = 0;

const blank: Entered = {
  categoryId: noCategory,
  name: '',
  displayName: '',
  description: '',
  imageUrl: '',
};

/** What a form begins with. */
export function enteredOf(target: FormTarget): Entered {
  switch (target.kind) {
    case 'newCategory':
      return blank;
    case 'newSubCategory':
      return { ...blank, categoryId: target.categoryId ?? noCategory };
    case 'category':
      return { ...blank, ...texts(target.category) };
    case 'subCategory':
      return {
        ...blank,
        ...texts(target.subCategory),
        imageUrl: target.subCategory.imageUrl ?? '',
      };
  }
}

const texts = ({
  displayName,
  description,
}: {
  displayName: string;
  description: string | null;
}) => ({
  displayName,
  description: description ?? '',
});

/** What is entered, checked by the schema of the call that it is for. */
export function checkedFor(target: FormTarget) {
  const schema = {
    newCategory: NewCategory,
    category: CategoryChanges.omit({ id: true, loadedUpdatedAt: true }),
    newSubCategory: NewSubCategory,
    subCategory: SubCategoryChanges.omit({ id: true, loadedUpdatedAt: true }),
  }[target.kind];
  return Entered.superRefine((entered, issues) => {
    for (const { path, message } of schema.safeParse(entered).error?.issues ?? [])
      issues.addIssue({ code: 'custom', path, message });
  });
}
