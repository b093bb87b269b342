import type { PracticeMode } from '#shared/features/practice/rules.ts';
import { keyOf, rowId, searchParams } from '#web/search-params.ts';
import type { PracticeSetInput } from './api.ts';

/** What the address contains: without a mode, the overview. A sprint has an order of its own. */
export const practiceSearch = searchParams({
  mode: keyOf<PracticeMode | 'sprint'>({
    due: true,
    mistakes: true,
    topic: true,
    quiz: true,
    series: true,
    gaps: true,
    bookmarks: true,
    mixed: true,
    sprint: true,
  }),
  quiz: rowId,
  series: rowId,
  category: rowId,
  attempt: rowId,
});
export type PracticeSearch = ReturnType<typeof practiceSearch>;

/** The set that the address asks for; undefined on the overview and for a sprint. */
export function wantedSet(search: PracticeSearch): PracticeSetInput | undefined {
  const { mode } = search;
  if (mode === undefined || mode === 'sprint') return undefined;
  const { quiz: quizId, series: seriesId, category: categoryId, attempt: attemptId } = search;
  return { mode, quizId, seriesId, categoryId, attemptId };
}
