import { z } from 'zod';

/** How the list of series is narrowed and sorted. Nonsense is left out. */
export const SeriesSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  category: z.coerce.number().int().positive().optional().catch(undefined),
  sort: z.enum(['created', 'name', 'quizzes']).optional().catch(undefined),
  page: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
});
export type SeriesSearch = z.infer<typeof SeriesSearch>;
