import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { LoadedAt } from '#shared/kernel/loaded-at.ts';
import { ClearablePictureUrl, ClearableText, TextInput } from '#shared/kernel/text/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

export const Category = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** Active quizzes with questions. */
  quizCount: z.int(),
});
export type Category = z.infer<typeof Category>;

export const CategoryStatus = z.enum(['active', 'archived']);

export const SubCategory = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string().nullable(),
  categoryId: z.int(),
  imageUrl: z.string().nullable(),
  status: CategoryStatus,
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type SubCategory = z.infer<typeof SubCategory>;

/** Names a category or a sub-category. */
export const CategoryRef = z.object({ kind: z.enum(['category', 'subCategory']), id: Id });
export type CategoryRef = z.infer<typeof CategoryRef>;

/** The contents of a category or sub-category, drafts included: what is removed with it. */
export const CategoryContents = z.object({
  displayName: z.string(),
  subCategories: z.int(),
  quizzes: z.int(),
  questions: z.int(),
  /** How many of the quizzes were taken: these are archived instead of erased. */
  quizzesTaken: z.int(),
  series: z.int(),
});
export type CategoryContents = z.infer<typeof CategoryContents>;

const CategoryCounts = z.object({
  /** Drafts included. */
  quizCount: z.int(),
  activeQuizCount: z.int(),
  questionCount: z.int(),
});

/** A category with its sub-categories; its quizzes are read in pages. */
export const CategoryNode = Category.extend({
  ...CategoryCounts.shape,
  seriesCount: z.int(),
  /** Quizzes in no sub-category. */
  unsorted: CategoryCounts,
  subCategories: z.array(SubCategory.extend(CategoryCounts.shape)),
});
export type CategoryNode = z.infer<typeof CategoryNode>;
export type SubCategoryNode = CategoryNode['subCategories'][number];

const incomplete = 'Please fill in both category name and display name';

/** All fields of a category that an administrator writes, without defaults. */
const categoryFields = z.object({
  displayName: TextInput(80)
    .min(1, 'Please fill in the display name')
    .describe('The name that people see'),
  description: ClearableText(500).describe('What belongs in it'),
});

export const NewCategory = categoryFields.extend({
  name: TextInput(80).min(1, incomplete).describe('Made into the internal name'),
  displayName: TextInput(80).min(1, incomplete).describe('The name that people see'),
  description: categoryFields.shape.description.default(null),
});
export type NewCategory = z.infer<typeof NewCategory>;

/** Fields left out stay unchanged; null clears a field. */
export const CategoryChanges = categoryFields
  .partial()
  .extend({ id: Id, loadedUpdatedAt: LoadedAt });
export type CategoryChanges = z.infer<typeof CategoryChanges>;

/** All fields of a sub-category that an administrator writes, without defaults. */
const subCategoryFields = z.object({
  displayName: TextInput(80)
    .min(1, 'Display name is required')
    .describe('The name that people see'),
  description: ClearableText(500).describe('What belongs in it'),
  imageUrl: ClearablePictureUrl.describe(
    'A picture: an address by https, or the path of an uploaded one',
  ),
});

export const NewSubCategory = subCategoryFields.extend({
  name: TextInput(80).min(1, 'Name is required').describe('Made into the internal name'),
  categoryId: Id.describe('The category that it is part of'),
  description: subCategoryFields.shape.description.default(null),
  imageUrl: subCategoryFields.shape.imageUrl.default(null),
});
export type NewSubCategory = z.infer<typeof NewSubCategory>;

/** Fields left out stay unchanged; null clears a field. */
export const SubCategoryChanges = subCategoryFields
  .extend({ status: CategoryStatus.describe('An archived one is offered for no new quiz') })
  .partial()
  .extend({ id: Id, loadedUpdatedAt: LoadedAt });
export type SubCategoryChanges = z.infer<typeof SubCategoryChanges>;
