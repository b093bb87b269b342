import { z } from 'zod';
import { SortDirection } from '#shared/kernel/paging.ts';

export const HierarchySort = z.enum(['name', 'category', 'subCategories', 'quizzes', 'questions']);
export type HierarchySort = z.infer<typeof HierarchySort>;

/** How the lists of categories and sub-categories are narrowed and sorted. Nonsense is left out. */
export const HierarchySearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  sort: HierarchySort.optional().catch(undefined),
  direction: SortDirection.optional().catch(undefined),
  page: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
});
export type HierarchySearch = z.infer<typeof HierarchySearch>;
