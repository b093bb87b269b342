import { z } from 'zod';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { LearningLevel, QuizSort } from '#shared/features/quiz/schema.ts';

/** What the address of the quiz list holds. Nonsense in it is left out. */
export const QuizListSearch = z.object({
  /** A category's internal name. */
  category: z.string().max(100).optional().catch(undefined),
  /** A sub-category's internal name. */
  sub: z.string().max(100).optional().catch(undefined),
  difficulty: LearningLevel.optional().catch(undefined),
  q: z.string().trim().max(200).optional().catch(undefined),
  sort: QuizSort.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
});
export type QuizListSearch = z.infer<typeof QuizListSearch>;

export const sortLabels = {
  newest: 'Newest first',
  popular: 'Most taken',
  title: 'Title A to Z',
  shortest: 'Shortest first',
} as const;

export const levelLabels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

/** What the address names, as the server knows it. A category that does not exist filters nothing. */
export function quizFilterOf(
  search: QuizListSearch,
  categories: readonly Category[],
  subCategories: readonly SubCategory[],
) {
  const category = categories.find(({ name }) => name === search.category);
  const subCategory = category && subCategories.find(({ name }) => name === search.sub);
  return {
    category,
    subCategory,
    filter: {
      categoryId: category?.id,
      subCategoryId: subCategory?.id,
      difficulty: search.difficulty,
      q: search.q || undefined,
      sort: search.sort ?? 'newest',
      page: search.page ?? 1,
    },
  };
}
