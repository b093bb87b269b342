import { keyOf, languageCode, pageNumber, rowId, searchParams, text } from '#web/search-params.ts';

/** How the list of series is narrowed and sorted. */
export const seriesSearch = searchParams({
  q: text(200),
  category: rowId,
  language: languageCode,
  sort: keyOf<'created' | 'name' | 'quizzes'>({ created: true, name: true, quizzes: true }),
  page: pageNumber,
});
export type SeriesSearch = ReturnType<typeof seriesSearch>;
