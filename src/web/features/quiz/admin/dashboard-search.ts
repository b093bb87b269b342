import { z } from 'zod';
import { QuizStatus } from '#shared/features/quiz/schema.ts';

/** What the address of the dashboard holds. Nonsense in it is left out. */
export const DashboardSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  status: QuizStatus.optional().catch(undefined),
  page: z.coerce.number().int().positive().optional().catch(undefined),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;
