import type { QuizSortForAuthor, QuizStatus } from '#shared/features/quiz/schema.ts';
import {
  rememberedSearch,
  rememberLeaving,
  rememberSearch,
  takeLeaving,
} from '#web/lists/list-return.ts';
import {
  keyOf,
  languageCode,
  pageNumber,
  rowId,
  searchParams,
  sortDirection,
  text,
} from '#web/search-params.ts';

/** What the address of the dashboard contains. */
export const dashboardSearch = searchParams({
  q: text(200),
  status: keyOf<QuizStatus>({ active: true, draft: true, archived: true }),
  category: rowId,
  language: languageCode,
  /** All quizzes, or the deleted ones; else those worked on last. */
  list: keyOf<'all' | 'deleted'>({ all: true, deleted: true }),
  sort: keyOf<QuizSortForAuthor>({
    updated: true,
    newest: true,
    title: true,
    category: true,
    status: true,
    questions: true,
    popular: true,
    shortest: true,
  }),
  direction: sortDirection,
  page: pageNumber,
});
export type DashboardSearch = ReturnType<typeof dashboardSearch>;

const name = 'dashboard';

/** The dashboard is on screen, narrowed like this. */
export function rememberDashboard(search: DashboardSearch): void {
  takeLeaving(name);
  rememberSearch(name, search);
}

export const leaveDashboard = () => rememberLeaving(name);

/** The filters of the dashboard from which a quiz was opened, for the way back. */
export function dashboardToReturnTo(): DashboardSearch | undefined {
  if (!takeLeaving(name)) return undefined;
  const search = dashboardSearch({ ...rememberedSearch(name) });
  return Object.keys(search).length > 0 ? search : undefined;
}
