import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { OptionalHttpsUrl, OptionalText, TextInput } from '#shared/kernel/text-input.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

export const Category = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string().nullable(),
  createdAt: Timestamp,
  /** Active quizzes that hold questions. */
  quizCount: z.int(),
});
export type Category = z.infer<typeof Category>;

export const ShelfStatus = z.enum(['active', 'archived']);

export const SubCategory = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string().nullable(),
  categoryId: z.int(),
  imageUrl: z.string().nullable(),
  status: ShelfStatus,
  createdAt: Timestamp,
});
export type SubCategory = z.infer<typeof SubCategory>;

const incomplete = 'Please fill in both category name and display name';

export const NewCategory = z.object({
  name: TextInput(80).min(1, incomplete),
  displayName: TextInput(80).min(1, incomplete),
  description: OptionalText(500),
});
export type NewCategory = z.infer<typeof NewCategory>;

export const CategoryChanges = z.object({
  id: Id,
  displayName: TextInput(80).min(1, 'Please fill in the display name'),
  description: OptionalText(500),
});

export const NewSubCategory = z.object({
  name: TextInput(80).min(1, 'Name is required'),
  displayName: TextInput(80).min(1, 'Display name is required'),
  description: OptionalText(500),
  categoryId: Id,
  imageUrl: OptionalHttpsUrl,
});
export type NewSubCategory = z.infer<typeof NewSubCategory>;

export const SubCategoryChanges = z.object({
  id: Id,
  displayName: TextInput(80).min(1, 'Display name is required'),
  description: OptionalText(500),
  imageUrl: OptionalHttpsUrl,
  status: ShelfStatus.optional(),
});
