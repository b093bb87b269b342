import { z } from 'zod';
import { CategoryRef } from './schema.ts';

/** Both of the same kind. */
export const MergePair = z.object({
  from: CategoryRef.describe('It goes, and its contents move'),
  into: CategoryRef.describe('It stays'),
});
export type MergePair = z.infer<typeof MergePair>;

/** What a merge changes. */
export const MergePreview = z.object({
  quizzes: z.int().describe('Quizzes that move, drafts included'),
  deletedQuizzes: z.int().describe('Deleted quizzes that move and can be restored afterwards'),
  questions: z.int().describe('Their own questions'),
  assignedQuizzes: z.int().describe('How many of the quizzes classes have as assigned work'),
  movedSubCategories: z.int().describe('Sub-categories that move with their quizzes'),
  joinedSubCategories: z
    .int()
    .describe('Sub-categories that become one with the sub-category of the same internal name'),
  series: z.int().describe('Series that change their category'),
  posts: z.int().describe('Blog posts that change their category'),
  draws: z.int().describe('Draws from the bank that take from the other category afterwards'),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const CategoryMerge = MergePair.extend({
  quizzes: z
    .int()
    .min(0)
    .describe('How many quizzes the preview showed; if there are more by now, nothing is merged'),
});
export type CategoryMerge = z.infer<typeof CategoryMerge>;

/** The names in an address of quizzes. */
export const CategoryAddress = z.object({
  category: z.string().max(200),
  sub: z.string().max(200).optional(),
});
export type CategoryAddress = z.infer<typeof CategoryAddress>;

/** The names that an old address has now; null where nothing was merged. */
export const MovedCategory = z
  .object({ category: z.string(), sub: z.string().nullable() })
  .nullable();
