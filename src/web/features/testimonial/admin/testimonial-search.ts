import { z } from 'zod';
import { TestimonialSort, TestimonialStatus } from '#shared/features/testimonial/schema.ts';
import { SortDirection } from '#shared/kernel/paging.ts';

/** What the address of the testimonials' administration holds. Nonsense in it is left out. */
export const TestimonialSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  sort: TestimonialSort.optional().catch(undefined),
  direction: SortDirection.optional().catch(undefined),
  status: TestimonialStatus.optional().catch(undefined),
  page: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
});
export type TestimonialSearch = z.infer<typeof TestimonialSearch>;
