import { keyOf, pageNumber, searchParams, sortDirection, text } from '#web/search-params.ts';

export type HierarchySort = 'name' | 'category' | 'subCategories' | 'quizzes' | 'questions';

/** How the lists of categories and sub-categories are narrowed and sorted. */
export const hierarchyParams = {
  q: text(200),
  sort: keyOf<HierarchySort>({
    name: true,
    category: true,
    subCategories: true,
    quizzes: true,
    questions: true,
  }),
  direction: sortDirection,
  page: pageNumber,
};
const hierarchySearch = searchParams(hierarchyParams);
export type HierarchySearch = ReturnType<typeof hierarchySearch>;
