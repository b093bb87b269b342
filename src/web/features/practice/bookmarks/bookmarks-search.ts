import { keyOf, pageNumber, rowId, searchParams, text } from '#web/search-params.ts';

/** What the address of the list contains. */
export const bookmarksSearch = searchParams({
  q: text(200),
  only: keyOf<'bookmarks' | 'notes'>({ bookmarks: true, notes: true }),
  quiz: rowId,
  category: rowId,
  page: pageNumber,
});
export type BookmarksSearch = ReturnType<typeof bookmarksSearch>;

/** The call that the address asks for. */
export const notedQuery = ({ quiz: quizId, category: categoryId, ...search }: BookmarksSearch) => ({
  ...search,
  quizId,
  categoryId,
});
