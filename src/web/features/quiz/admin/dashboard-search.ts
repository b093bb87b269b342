import { z } from 'zod';
import { QuizSortForAuthor, QuizStatus } from '#shared/features/quiz/schema.ts';
import { SortDirection } from '#shared/kernel/paging.ts';
import { rememberedSearch, rememberSearch } from '../../../lists/list-place.ts';

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

export const rememberDashboard = (search: DashboardSearch) => rememberSearch(name, search);

/** The search that the dashboard was left with in this tab: a link back leads to the same place. */
export function lastDashboard(): DashboardSearch {
  return DashboardSearch.catch({}).parse(rememberedSearch(name));
}
