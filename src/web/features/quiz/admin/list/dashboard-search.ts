import { z } from 'zod';
import { QuizSortForAuthor, QuizStatus } from '#shared/features/quiz/schema.ts';
import { SortDirection } from '#shared/kernel/paging.ts';
import {
  markReturn,
  rememberedSearch,
  rememberSearch,
  takeReturn,
} from '#web/lists/list-return.ts';

/** What the address of the dashboard holds. Nonsense in it is left out. */
export const DashboardSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  status: QuizStatus.optional().catch(undefined),
  category: z.coerce.number().int().positive().optional().catch(undefined),
  /** All quizzes, or the deleted ones; else those worked on last. */
  list: z.enum(['all', 'deleted']).optional().catch(undefined),
  sort: QuizSortForAuthor.optional().catch(undefined),
  direction: SortDirection.optional().catch(undefined),
  page: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;

const name = 'dashboard';

/** The dashboard is on screen, narrowed like this. */
export function rememberDashboard(search: DashboardSearch): void {
  takeReturn(name);
  rememberSearch(name, search);
}

export const leaveDashboard = () => markReturn(name);

/** After a quiz was opened from the dashboard: what it was narrowed to, so that coming back leads there. */
export function dashboardToReturnTo(): DashboardSearch | undefined {
  if (!takeReturn(name)) return undefined;
  const search = DashboardSearch.catch({}).parse(rememberedSearch(name));
  return Object.values(search).some((value) => value !== undefined) ? search : undefined;
}
