import type { PracticeMode } from '#shared/features/practice/rules.ts';
import { keyOf, rowId, searchParams } from '#web/search-params.ts';
import type { PracticeSetInput } from './api.ts';

/** What the address contains: without a mode, the overview. */
export const practiceSearch = searchParams({
  mode: keyOf<PracticeMode>({
    due: true,
    mistakes: true,
    topic: true,
    quiz: true,
    gaps: true,
    mixed: true,
  }),
  quiz: rowId,
  category: rowId,
  attempt: rowId,
});
export type PracticeSearch = ReturnType<typeof practiceSearch>;

/** The set that the address asks for; undefined on the overview. */
export function wantedSet(search: PracticeSearch): PracticeSetInput | undefined {
  const { mode, quiz: quizId, category: categoryId, attempt: attemptId } = search;
  return mode && { mode, quizId, categoryId, attemptId };
}
